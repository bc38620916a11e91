# Computer players: who they are, and why they do what they do (docs/players.md).

# A character's name, and its line: one short witty sentence for the list of players.
character-professor = Professor Par
character-professor-line = Reads the odds first. Laughs later.
character-vera = Vera
character-vera-line = Takes what the average owes her.
character-umbrella = Mr Umbrella
character-umbrella-line = Stays at 250. Recalls last time.
character-dot = Dot
character-dot-line = Rolls one die more than is wise.
character-pete = Pennant Pete
character-pete-line = Would rather have { hits-plain } than win.
character-kid = The Kid
character-kid-line = Learnt it an hour ago. Brought luck.
