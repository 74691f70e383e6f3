import type { Database } from './database';
import type { OfficeSignIn } from './office';
import { operatorLogKey, recordOnce, type Operation } from './operatorLog';
import { createCodeSeal, createSignIn } from './operators';
import { createSharedLimiter } from './rateLimits';

/** Who operators are and where it is kept what they do: what each API of the office needs of the database. */
export interface OfficeAccess {
  signIn: OfficeSignIn;
  /** Of the operator log. */
  logKey: Buffer;
  /** Adds lines to the operator log, each unless it is there already. */
  recordOnce(operations: readonly Omit<Operation, 'logKey'>[]): Promise<void>;
}

interface OfficeAccessDependencies {
  database: Database;
  passwordPepper: string;
  /** Exact origin by which operators reach the office. */
  officeOrigin: string;
  now?: () => Date;
}

export function createOfficeAccess({
  database,
  passwordPepper,
  officeOrigin,
  now = () => new Date(),
}: OfficeAccessDependencies): OfficeAccess {
  const logKey = operatorLogKey(passwordPepper);
  const signIn = createSignIn({
    ...{ database, logKey, now, seal: createCodeSeal(passwordPepper) },
    limiter: createSharedLimiter({ database, now: () => now().getTime() }),
    secure: officeOrigin.startsWith('https:'),
  });
  return {
    signIn,
    logKey,
    recordOnce: (operations) =>
      database.transaction(async (transaction) => {
        for (const operation of operations) await recordOnce(transaction, { ...operation, logKey });
      }),
  };
}
