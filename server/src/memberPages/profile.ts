import type { OfficeAnswer } from '@members/office-contract';
import { selectCard } from '../bankCards';
import { maskedNumber, type CardNumbers } from '../cardNumbers';
import { countGood } from '../codes';
import { createControl } from '../control';
import { withdrawalsWaitUntil } from '../credentialResets';
import type { Database } from '../database';
import { lockedUntil as fundPasswordLockedUntil, selectReset } from '../fundPassword';
import { sumsOf, totalsOf } from '../ledger';
import { maskedMail, maskedName, maskedNetwork } from '../masks';
import { lockedUntil } from '../members';
import { selectSwitches } from '../messages';
import { Declined } from '../office';
import { linkUntil } from '../recovery';
import { countDevices, createSessions } from '../sessions';
import { withdrawalWaitHours } from '../site';
import * as store from './profileStore';
import { pauseEnd, stateOf } from './shown';

const sexes = ['unknown', 'man', 'woman'] as const;
const monthMs = 30 * 24 * 3_600_000;
const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

export interface ProfileDependencies {
  database: Database;
  cardNumbers: CardNumbers;
  now: () => Date;
}

/** What an operator sees of one member at a glance, with everything private masked. */
export function createProfile({ database, cardNumbers, now }: ProfileDependencies) {
  const { reader } = database;
  const control = createControl({ database, now });
  const sessions = createSessions({ database, now });

  async function one(memberId: number): Promise<OfficeAnswer<'member'>> {
    const at = now();
    const row = await store.selectProfile(reader, { memberId, now: at });
    if (!row) throw new Declined('missing', { what: `member ${memberId}` });
    const waitHours = await withdrawalWaitHours(reader);
    const purposes = ['newPassword', 'newFundPassword'] as const;
    const [card, loginLock, fundLock, reset, codes, link, wait, switches] = await Promise.all([
      cardOf(memberId),
      lockedUntil(reader, row.username, at),
      fundPasswordLockedUntil(reader, memberId, at),
      selectReset(reader, memberId),
      countGood(reader, { memberId, purposes, now: at }),
      linkUntil(reader, { memberId, now: at }),
      withdrawalsWaitUntil(reader, { memberId, waitHours, now: at }),
      selectSwitches(reader, memberId),
    ]);
    const { status, closedAt, registeredAt, sex, realName, mailAddress, mailConfirmedAt } = row;
    const { pushDevices, balanceMinor, pausedUntil, ...plain } = row;
    const { status: _status, mailConfirmedAt: _confirmed, ...known } = plain;
    return {
      ...known,
      state: stateOf({ status, closedAt }),
      registeredAt: registeredAt.toISOString(),
      closedAt: iso(closedAt),
      sex: sexes[sex] ?? 'unknown',
      realName: maskedName(realName),
      mailAddress: maskedMail(mailAddress ?? ''),
      card,
      balanceMinor: balanceMinor ?? 0,
      loginLockedUntil: iso(loginLock),
      fundPasswordLockedUntil: iso(fundLock),
      fundPasswordWaits: iso(reset && reset.endsAt > at ? reset.readyAt : null),
      codes,
      passwordLinkUntil: iso(link),
      withdrawalsWaitUntil: iso(wait),
      pausedUntil: pauseEnd(pausedUntil),
      consents: {
        agreementAt: registeredAt.toISOString(),
        mailConfirmedAt: iso(mailConfirmedAt),
        told: Object.entries(switches).flatMap(([name, on]) => (on ? [name] : [])),
        pushDevices,
      },
    };
  }

  async function cardOf(memberId: number): Promise<OfficeAnswer<'member'>['card']> {
    const card = await selectCard(reader, memberId);
    const boundAt = card && (await store.selectBoundAt(reader, memberId));
    if (!card || !boundAt) return null;
    return {
      bankName: card.bankName,
      number: maskedNumber(cardNumbers.open(card.sealedNumber, memberId)),
      holder: maskedName(card.holder),
      boundAt: boundAt.toISOString(),
    };
  }

  /** What came in and went out, ever and lately. */
  async function sums(memberId: number): Promise<OfficeAnswer<'memberSums'>> {
    const until = new Date(now().getTime() + 1);
    const [totals, last30Days] = await Promise.all([
      totalsOf(reader, memberId),
      sumsOf(reader, { memberId, from: new Date(until.getTime() - monthMs), until }),
    ]);
    return {
      ever: {
        rechargedMinor: totals.recharge,
        withdrawnMinor: 0 - totals.withdrawal - totals.withdrawalRefund,
        stakedMinor: 0 - totals.order - totals.orderRefund,
        wonMinor: totals.win,
      },
      last30Days,
    };
  }

  async function devices(memberId: number): Promise<OfficeAnswer<'memberDevices'>> {
    const [listed, known] = await Promise.all([sessions.list(memberId), countDevices(reader, memberId)]);
    return {
      devices: listed.map(({ id, device, address, createdAt, lastSeenAt }) => ({
        ...{ id, device, address: maskedNetwork(address) },
        signedInAt: createdAt.toISOString(),
        usedAt: lastSeenAt.toISOString(),
      })),
      known,
    };
  }

  /** What the member has set for themselves. Nothing here changes it. */
  async function limits(memberId: number): Promise<OfficeAnswer<'memberControl'>> {
    const [state, changes] = await Promise.all([control.state(memberId), control.changes(memberId)]);
    const { pause } = state;
    return {
      pausedUntil: pause && (pause.until ?? pauseEnd('never')),
      limits: state.limits.map(({ raise, ...limit }) => ({
        ...limit,
        raise: raise && { toMinor: raise.toMinor, from: raise.confirmFrom },
      })),
      changes: changes as OfficeAnswer<'memberControl'>['changes'],
    };
  }

  return { one, sums, devices, limits };
}
