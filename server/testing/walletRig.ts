import type { Session } from '@members/contract';
import { freePorts } from '@members/tooling/freePorts';
import { randomBytes } from 'node:crypto';
import { createSandbox, createSandboxProvider, type PaymentProvider, type Sandbox } from '../src/payments';
import { createTestApi, type TestApi } from './createTestApi';

export interface WalletMember extends Session {
  username: string;
}

export interface WalletRig extends TestApi {
  provider: PaymentProvider;
  /** Settings of `config.ts` that lead to the same database and sandbox. */
  env: Readonly<Record<string, string>>;
  sandbox: Sandbox;
  /** Moves the clock of server and sandbox. */
  later(ms: number): void;
  now(): Date;
  /** A member, with money, fund password and card as asked for; the real name is always there. */
  newMember(wanted?: {
    balanceMinor?: number;
    fundPassword?: boolean;
    /** A card, or one with this number. */
    card?: boolean | string;
  }): Promise<WalletMember>;
  balance(member: Session): Promise<number>;
  /** Recharges as a member does, up to the provider's page. */
  recharge(member: Session, amount: string): Promise<string>;
  /** What a member chooses on the provider's page. */
  choose(payUrl: string, action: 'pay' | 'fail' | 'expire' | 'payLate'): Promise<void>;
}

export const fundPassword = '246810';
export const realName = 'Ana Maria';
export const bank = { name: 'Harbour Bank', code: 'HARBOUR' };
export const channel = 'Sandbox card';

/** The member API beside a sandbox payment provider, both listening, on one clock that the test moves. */
export async function createWalletRig({ start = '2026-11-21T12:00:00Z' } = {}): Promise<WalletRig> {
  let offsetMs = 0;
  const begun = Date.now();
  const now = () => new Date(new Date(start).getTime() + (Date.now() - begun) + offsetMs);
  const secret = randomBytes(16).toString('hex');
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const provider = createSandboxProvider({ url, secret, now });
  const api = await createTestApi({ providers: [provider], now });
  const address = await api.listen();
  const sandbox = await createSandbox({
    secret,
    url,
    noticeUrl: `${address}/payments/sandbox/notice`,
    frameAncestors: ['http://localhost:8080'],
    file: null,
    now,
    retryAfterMs: () => 20,
  });
  await sandbox.listen({ port, host: 'localhost' });
  await api.database.transaction(async (transaction) => {
    await transaction
      .insertInto('banks')
      .values({ ...bank, position: 0 })
      .execute();
    await transaction.insertInto('recharge_channels').values({ name: channel, position: 0 }).execute();
  });

  return {
    ...api,
    provider,
    env: {
      DATABASE_URL: api.database.url,
      SANDBOX_URL: url,
      SANDBOX_SECRET: secret,
      SSO_SECRET: 'unused'.repeat(8),
      PASSWORD_PEPPER: 'unused',
    },
    sandbox,
    now,
    later: (ms) => {
      offsetMs += ms;
    },
    async newMember(wanted = {}) {
      const session = await api.signUp({ balanceMinor: wanted.balanceMinor });
      await api.database.transaction((transaction) =>
        transaction
          .updateTable('members')
          .set({ real_name: realName })
          .where('id', '=', session.memberId)
          .execute(),
      );
      if (wanted.fundPassword || wanted.card)
        await api.call('setFundPassword', { fundPassword }, { session });
      if (wanted.card) {
        const cardNumber = typeof wanted.card === 'string' ? wanted.card : '6222020012345678';
        const card = { cardNumber, bankName: bank.name, bankCode: bank.code };
        await api.call('bindCard', { ...card, holder: realName }, { session });
      }
      return session;
    },
    balance: async (session) => (await api.call('member', undefined, { session })).answer!.balanceMinor,
    async recharge(session, amount) {
      const { answer, message } = await api.call('recharge', { amount, channel }, { session });
      if (!answer) throw new Error(`The recharge was refused: ${message}`);
      return answer.payUrl;
    },
    async choose(payUrl, action) {
      const body = new URLSearchParams({ action });
      const page = await fetch(payUrl, { method: 'POST', body });
      if (page.status !== 200) throw new Error(`The page answered ${page.status}.`);
    },
    close: async () => {
      await sandbox.close();
      await api.close();
    },
  };
}
