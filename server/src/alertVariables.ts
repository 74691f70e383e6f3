import * as kind from './variableKinds';
import { optional, variable, type Variable } from './variableKinds';

/** Who is told of what goes wrong, and what servers call themselves to operators. */
export const alertVariables = {
  ALERT_WEBHOOK: optional(kind.address, {
    says: 'What is called when something begins or ends that operators have to know, such as a late round',
    in: ['system', 'server'],
  }),
  ALERT_WEBHOOK_SECRET: optional(kind.text, {
    says: 'Signs those calls',
    in: ['system', 'server'],
    secret: true,
  }),
  ALERT_MAIL: variable(kind.mailAddresses, '', {
    says: 'Addresses to which the same is written, comma-separated; it needs `SMTP_URL`',
    in: ['system', 'server'],
  }),
  SERVER_RELEASE: optional(kind.text, {
    says: 'What the code of a server is called, such as a commit: operators see which servers run what',
    else: 'the commit that is checked out, or else the version',
    in: ['server'],
  }),
  RELEASE_WEBHOOK: optional(kind.address, {
    says: 'The former name of `ALERT_WEBHOOK`',
    in: ['system', 'server'],
  }),
  RELEASE_WEBHOOK_SECRET: optional(kind.text, {
    says: 'The former name of `ALERT_WEBHOOK_SECRET`',
    in: ['system', 'server'],
    secret: true,
  }),
} as const satisfies Record<string, Variable<unknown>>;

export const alertNames = [
  'ALERT_WEBHOOK',
  'ALERT_WEBHOOK_SECRET',
  'ALERT_MAIL',
  'SERVER_RELEASE',
  'RELEASE_WEBHOOK',
  'RELEASE_WEBHOOK_SECRET',
] as const satisfies (keyof typeof alertVariables)[];
