import { freePorts } from '@members/tooling/freePorts';
import { randomBytes } from 'node:crypto';
import { createSandbox, createSandboxProvider, type PaymentProvider, type Sandbox } from '../src/payments';
import type { Database } from '../src/database';

/** The bank and the channel that a test server with a sandbox has. */
export const bank = { name: 'Harbour Bank', code: 'HARBOUR' };
export const channel = 'Sandbox card';

export interface TestSandbox {
  provider: PaymentProvider;
  sandbox: Sandbox;
  /** What a member chooses on the provider's page. */
  choose(payUrl: string, action: 'pay' | 'fail' | 'expire' | 'payLate'): Promise<void>;
}

/** The sandbox payment provider on a port of its own; `open` starts it once the server listens. */
export async function createTestSandbox(now: () => Date) {
  const secret = randomBytes(16).toString('hex');
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const provider = createSandboxProvider({ url, secret, now });
  return {
    provider,
    /** Settings of `config.ts` that lead to it. */
    env: { SANDBOX_URL: url, SANDBOX_SECRET: secret },
    async open(database: Database, serverAddress: string): Promise<TestSandbox> {
      const sandbox = await createSandbox({
        secret,
        url,
        noticeUrl: `${serverAddress}/payments/sandbox/notice`,
        frameAncestors: ['http://localhost:8080'],
        file: null,
        now,
        retryAfterMs: () => 20,
      });
      await sandbox.listen({ port, host: 'localhost' });
      await database.transaction(async (transaction) => {
        await transaction
          .insertInto('banks')
          .values({ ...bank, position: 0 })
          .execute();
        await transaction.insertInto('recharge_channels').values({ name: channel, position: 0 }).execute();
      });
      return {
        provider,
        sandbox,
        async choose(payUrl, action) {
          const page = await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ action }) });
          if (page.status !== 200) throw new Error(`The page answered ${page.status}.`);
        },
      };
    },
  };
}
