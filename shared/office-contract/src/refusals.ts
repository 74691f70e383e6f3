import { accessRefusals } from './refusals/access';
import { booksRefusals } from './refusals/books';
import { alertsRefusals } from './refusals/alerts';
import { contentRefusals } from './refusals/content';
import { gamesRefusals } from './refusals/games';
import { membersRefusals } from './refusals/members';
import { moneyRefusals } from './refusals/money';
import { releasesRefusals } from './refusals/releases';
import { supportRefusals } from './refusals/support';
import type { Finding, RegistryEntry } from './releases/registryLog';

/** Why a call is refused: by its key, in one English sentence. `{{name}}` is filled from the values. */
export const refusals = {
  signedOut: 'Sign in first.',
  forbidden: 'You have no right to this: it takes {{right}}.',
  elsewhere: 'Operators work at {{origin}}.',
  foreignPage: 'A page of another origin can do nothing here.',
  codeNeeded: 'This asks for a fresh one-time code.',
  wrongCode: 'The one-time code is wrong, or was used already.',
  illegal: 'Something that was sent is not right: {{fields}}.',
  missing: 'There is no {{what}}.',
  changedMeanwhile: '{{operator}} has changed this since you opened it.',
  sameOperator: 'It takes another operator than {{operator}}.',
  proposalOver: 'This was decided already, or is too old.',
  reasonNeeded: 'It needs a reason.',
  tooMany: 'Too many attempts. Wait a minute.',
  failed: 'The server failed. Nothing was changed; try again.',
  ...accessRefusals,
  ...booksRefusals,
  ...alertsRefusals,
  ...contentRefusals,
  ...gamesRefusals,
  ...membersRefusals,
  ...moneyRefusals,
  ...releasesRefusals,
  ...supportRefusals,
} as const;

export type RefusalKey = keyof typeof refusals;
export type RefusalValues = Readonly<Record<string, string | number>>;

/** What a refusal brings beside its sentence. */
export interface RefusalDetails {
  /** What others have changed since the operator looked. */
  changed?: readonly RegistryEntry[];
  /** Why the gate refuses a release. */
  findings?: readonly Finding[];
}

/** What stands in the answer of a refused call, with HTTP 401, 403, 409, 422, 429 or 500. */
export interface RefusalAnswer extends RefusalDetails {
  key: RefusalKey;
  values: RefusalValues;
  /** In English, for who does not know the key. */
  text: string;
}

/** The English sentence of a refusal. */
export const refusalText = (key: RefusalKey, values: RefusalValues = {}): string =>
  refusals[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
