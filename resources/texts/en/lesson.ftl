# The lessons of the first games: one line each, at most fifteen words, the first time a thing occurs.
# Letters alone are keys.

# $dice are those that are rolled then.
lesson-scores = Lit dice score, { $points-figure } here. R keeps them and rolls { dice-counted }.
# $every: any turn needs so much, not the first score alone.
lesson-entry = { $every ->
    [yes] A turn counts from { $need-figure } on. Until then, roll.
   *[no] One turn of { $need-figure } lets you in. Until then, roll.
}
lesson-dice = Nobody stays before { $need-either } dice lie aside. Until then, roll.
lesson-stay = S stays: the { $points-figure } are yours. Another roll may lose them.
lesson-pick = You may keep fewer: click a die, or press its number.
lesson-hint = Not sure? H shows the best play, and why.
# $must: nobody may stay then.
lesson-all-score = { $must ->
    [yes] All { $dice-word } score: they are rolled again. A miss still loses everything.
   *[no] All { $dice-word } score: roll all of them again, or stay.
}
lesson-forced = The Blood Die alone brings nothing, so it must be rolled.
lesson-miss = { $points ->
    [0] Nothing scores: the turn is over, without a point.
   *[other] Nothing scores: the turn is over, and its { $points-figure } are lost.
}
# $by: what wins the game.
lesson-hit = { $by ->
    [hits] A { hit-one }, marked on the pad. Most { hits-plain } win.
   *[other] A { hit-one }, marked on the pad, for glory. Points win the game.
}
# $how: by which word hits are taken.
lesson-gate = { $how ->
    [courtesy] { hits-plain-first } are taken before anybody rolls. C says it is done.
    [word] Nobody rolls before the { hits-plain } are taken. C gives the word.
   *[asks] Ask once for each { hit-one }: C. The last yes opens the gate.
}
lesson-may-dare = Four alike. Others may dare you: the last die must match, or all is lost.
lesson-dared = Roll one die: a match makes { $worth-figure }, a miss loses { $stake-figure }. Or refuse.
lesson-show = Halftime: one turn each, beside the score. The best earns a { hit-one }.
lesson-royale = Royale! Keep it: { $dice-word } dice are thrown for what it brings.
lesson-reroll = A re-roll is yours: it throws one miss again, now or in a later turn.
# The Magic Number lies on the felt.
lesson-magic = One throw that shows these { $dice-word } again brings everybody a { hit-one }.
lesson-eleven = The 11,000 Rule may be called: C. The game goes on beyond { $limit-figure } then.
# $how: who still plays once somebody is at $limit; `last`: somebody is there.
lesson-end = { $how ->
    [last] The goal is reached. Whoever is left has one last turn.
    [immediate] { $limit-figure } ends the game at once.
    [finishRound] { $limit-figure } ends the game, once the round is played out.
   *[lastRound] { $limit-figure } ends the game, after one more turn for the others.
}
# The cross beside a lesson.
lesson-no-more = No more lessons
# In the menu: ticked while there are lessons.
lesson-menu = &Lessons in the first games
