import * as kind from './variableKinds';
import { optional, type Variable } from './variableKinds';

/** Where operators work, and the company's own sign-in for them. */
export const officeVariables = {
  OFFICE_PORT: optional(kind.port, {
    says: 'Where the operators’ pages and their API listen',
    else: '`PORT` + 6',
    in: ['system', 'server', 'registry'],
  }),
  OFFICE_ORIGIN: optional(kind.origin, {
    says: 'Origin of the operators’ pages and their API; passkeys of operators are for its host',
    else: '`http://localhost:<OFFICE_PORT>`',
    in: ['system', 'server', 'registry'],
  }),
  OFFICE_OIDC_ISSUER: optional(kind.issuer, {
    says: 'The company’s own sign-in for operators, by OpenID Connect; it leads back to `/api/session/company` of `OFFICE_ORIGIN`, which it has to know',
    in: ['server'],
  }),
  OFFICE_OIDC_CLIENT_ID: optional(kind.text, { says: 'Who the office is there', in: ['server'] }),
  OFFICE_OIDC_CLIENT_SECRET: optional(kind.text, {
    says: 'Proves it',
    in: ['server'],
    secret: true,
  }),
  OFFICE_OIDC_NAME: optional(kind.text, {
    says: 'What operators know it by: “Log in with …”',
    else: 'host of `OFFICE_OIDC_ISSUER`',
    in: ['server'],
  }),
} as const satisfies Record<string, Variable<unknown>>;
