/** Refusals about members. */
export const membersRefusals = {
  memberClosed: 'The account of member {{id}} is closed.',
  memberDisabled: 'The account of member {{id}} is disabled; enable it first.',
  soAlready: 'It is so already.',
  noMailAddress: 'The member has no confirmed e-mail address.',
  mailNotOffered: 'This site sends no mail.',
  nothingToReset: 'There is nothing of that kind to take off: {{kinds}}.',
  secondForReset: 'Together with what was reset within 30 days it takes a second operator: send it again.',
  nothingToCancel: 'Nothing was begun that could be cancelled.',
  closeOpen:
    'The account can’t be closed yet: {{balance}} in it, {{withdrawals}} withdrawals, {{payments}} payments and {{orders}} orders under way.',
  tierOrder:
    'Tier {{number}} must ask for more than the one before it, and for nothing less; the first one for nothing.',
  inviteCodeTaken: 'There is an invite code {{code}} already.',
  inviteCodeOver: 'There is no invite code {{code}} that is in use.',
  inviteCodeReserved: '{{code}} is the code of demonstrations: choose another.',
  mailNotGivenUp: 'There is no mail {{id}} that was given up.',
  broadcastOver: 'It has been told already, or was stopped.',
  nobodyToTell: 'Nobody would get it.',
} as const;
