/// What the sample article says.
enum ReviewText {
    static let front = """
        The gate is not much to look at: eleven metres of grey steel between two stone heads, with a hut on top where \
        somebody has hung a barometer. But when it rises, at the turn of the tide, the whole town stops to listen. First \
        there is a sigh, then a long low note as the water finds the gap, and then the boats in the inner basin begin to \
        nod, one after the other, as if they had been asked a question. “My father never saw them move,” says Sigrid Aune, \
        who keeps the gate. “He kept the wall. It is a different job.” The wall was built in the year of the great storm, \
        when the sea came up Nedre gate as far as the bakery. It did what it was built for. Behind it the basin lay as \
        still as a pond, and in time it became one. The eelgrass went first, then the crabs, then the children who had \
        fished for them. By the end there was only the smell, and a committee. It took the committee six years to agree \
        on a hole. The engineers wanted a pump, the fishermen wanted the wall gone, and the bakery, which is still there, \
        wanted a promise in writing. What they all got was a calendar. Twice a day, for three hours, the gate stands open \
        and the fjord walks in. When the forecast is bad it stays shut, and nobody argues. The first spring brought mud, \
        and letters about mud. The second brought mussels. In the third a girl of seven pulled up a crab the size of a \
        coin and was photographed for this newspaper, holding it well away from herself. Since then the basin has been \
        measured every week, by the school, at eight in the morning, whatever the weather. The numbers are painted on the \
        harbour wall for all to read, and there are people here who will tell you the salt by heart before they tell you \
        their name. It is a strange kind of pride, and a good one.
        """

    static let back = """
        There is a second book beside the barometer, older than the gate, in which the keepers have always written what \
        they saw. Most of it is weather. Here and there someone has drawn a bird. Since the opening the entries have grown \
        longer. Seals, twice. A porpoise that stayed for a morning and left by the rules. The night the herring came in \
        and could be heard from the church. Sigrid reads them out without looking up, and then she adds a line of her \
        own, as she does each day, and blots it with her sleeve. Outside the water has begun to turn. A man on the quay \
        unties a boat that has not needed tying for years, looks at the clock on the hut, and waits. Three minutes, he \
        says, to nobody. Then the sigh, and the long low note. What the town has learned, if you ask in the bakery, is \
        not about the sea at all. It is that a wall is an answer, and that a gate is a conversation: it has to be held \
        again tomorrow. The committee still meets on the first Monday of the month. It has little left to decide, and \
        nobody has suggested that it should stop. There is coffee, and there is always somebody who has seen something. \
        Last week it was eelgrass, a thin green line of it along the foot of the old stones, no longer than a hand. The \
        minutes give it one sentence and the names of all who were there.
        """
}
