import * as kind from './variableKinds';
import { optional, type Variable } from './variableKinds';

/** How mail to members leaves. */
export const mailVariables = {
  SMTP_URL: optional(kind.smtpAddress, {
    says: 'The mail server by which the site writes to members, with user and password: `smtps://…:465`, or `smtp://…:587`, which has to become TLS unless it ends in `?ignoreTLS=true`',
    else: 'none, so that no mail is sent; in a demonstration mails are kept in `mail` of `DATA_DIR`',
    in: ['system', 'server'],
    secret: true,
  }),
  MAIL_FROM: optional(kind.sender, {
    says: 'The sender of mails, such as `Members <no-reply@example.com>`; needed with `SMTP_URL`',
    in: ['system', 'server'],
  }),
} as const satisfies Record<string, Variable<unknown>>;
