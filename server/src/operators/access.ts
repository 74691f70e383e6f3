import type { Database } from '../database';
import type { Limiter } from '../http';
import type { OfficeRoute, OfficeSignIn } from '../office';
import { createRelyingParty } from '../webAuthn';
import { accessRoutes } from './accessRoutes';
import { admitAddresses } from './admitAddresses';
import { createAccount } from './account';
import { companyCallback, createCompanySignIn, type CompanySignIn } from './company';
import { createCompanyProvider, type CompanySettings } from './companyProvider';
import { createEnrolment } from './enrolment';
import { operatorOfficeRoutes } from './officeRoutes';
import { createOperatorPasskeys } from './passkeys';
import { createRoles } from './roles';
import { createCodeSeal } from './secrets';
import { createOperators } from './service';
import { createOperatorSessions } from './sessions';
import { createSignIn } from './signIn';

export interface AccessDependencies {
  database: Database;
  passwordPepper: string;
  logKey: Buffer;
  limiter: Limiter;
  officeOrigin: string;
  /** Origin of the member API. */
  apiOrigin: string;
  /** The company's own sign-in; null for none. */
  company: CompanySettings | null;
  now: () => Date;
}

export interface Access {
  signIn: OfficeSignIn;
  routes: OfficeRoute[];
  serveCallback: CompanySignIn['serveCallback'];
}

/** Everything about who may work in the office, put together: sign-in, invitations, operators and roles. */
export function createAccess(dependencies: AccessDependencies): Access {
  const { database, passwordPepper, logKey, limiter, officeOrigin, now } = dependencies;
  const secure = officeOrigin.startsWith('https:');
  const seal = createCodeSeal(passwordPepper);
  const sessions = createOperatorSessions({ database, logKey, secure, now });
  const party = createRelyingParty({ origin: officeOrigin, name: 'Members office' });
  const passkeys = createOperatorPasskeys({ database, party, now });
  const provider =
    dependencies.company && createCompanyProvider(dependencies.company, officeOrigin + companyCallback);
  const company = createCompanySignIn({ provider, database, sessions, logKey, officeOrigin, now });
  return {
    signIn: createSignIn({ database, seal, limiter, logKey, secure, now }),
    serveCallback: (app) => company.serveCallback(app),
    routes: [
      ...operatorOfficeRoutes({
        operators: createOperators({ database, seal }),
        roles: createRoles(database),
        ...{ officeOrigin, now },
      }),
      ...accessRoutes({
        ...{ database, company, passkeys, sessions, now },
        admitAddress: admitAddresses(limiter),
        account: createAccount({ database, passkeys }),
        enrolment: createEnrolment({ database, passkeys, sessions, seal, now }),
        apiOrigin: dependencies.apiOrigin,
      }),
    ],
  };
}
