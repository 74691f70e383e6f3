/** Refusals about members. */
export const membersRefusals = {} as const;
