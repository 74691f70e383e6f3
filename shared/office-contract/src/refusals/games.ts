/** Refusals about games. */
export const gamesRefusals = {
  gameExists: 'There is a game {{key}} already.',
  gameArchived: 'Game {{key}} is archived: take it out of the archive first.',
  gameOpen: 'Game {{key}} is open: close it first.',
  gameUnsettled: 'Game {{key}} has a round that is not settled yet.',
  oddsAboveAll: 'Option {{option}} would pay back {{percent}} %: more than all stakes.',
  oddsBelowFloor: 'Option {{option}} would pay back {{percent}} %: less than the floor of {{floor}} %.',
  oddsSame: 'These are the odds already.',
  beaconNotAwaited: 'No round waits for a value of beacon round {{round}} now.',
  beaconNotGenuine: 'The beacon has not made this signature of its round {{round}}.',
} as const;
