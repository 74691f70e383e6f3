import { rights, type Right } from './rights';

/** The roles that there are from the start: the first can't be changed, so that somebody can have every right. */
export const builtInRoles = {
  owner: rights.filter((right) => right.endsWith('.change')),
  cashier: ['money.change', 'members.see'],
  support: ['support.change', 'members.change', 'content.see'],
  /** Answers members without seeing their money. */
  helpdesk: ['support.change', 'content.see'],
  editor: ['content.change'],
  games: ['games.change'],
  releases: ['releases.change'],
  auditor: rights.filter((right) => right.endsWith('.see')),
} as const satisfies Record<string, readonly Right[]>;

export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleNames = Object.keys(builtInRoles) as BuiltInRole[];
