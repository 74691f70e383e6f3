import type { OfficeAnswer, StandingFacts, StandingRules, TierConditions } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { setStandings } from '../members';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { creditOf, misplacedTier, tierOf } from './evaluate';
import * as store from './store';

const versionsShown = 20;
/** Members whose standing is worked out in one transaction. */
const portion = 2_000;
/** After a sweep everybody has what the rules give for so long: days go by, payments come. */
const pauseMs = 5 * 60_000;

export interface StandingDependencies {
  database: Database;
  now: () => Date;
}

export type Standing = ReturnType<typeof createStanding>;

/** Tiers and credit scores by rules that operators set. They decide nothing about money. */
export function createStanding({ database, now }: StandingDependencies) {
  const { reader } = database;

  async function rules(): Promise<OfficeAnswer<'standingRules'>> {
    const [{ version, rules: present }, versions, counts] = await Promise.all([
      store.selectRules(reader),
      store.selectVersions(reader, versionsShown),
      store.countByTier(reader),
    ]);
    return {
      version,
      rules: present,
      members: inOrder(counts, present.tiers.length),
      versions: versions.map((each) => ({ ...each, setAt: each.setAt.toISOString() })),
    };
  }

  /** How many members each tier would have. */
  async function preview(tiers: readonly TierConditions[]): Promise<OfficeAnswer<'previewTiers'>> {
    refuseMisplaced(tiers);
    if (tiers.length === 0) return { members: [] };
    const counts = await store.countUnder(reader, { tiers, now: now() });
    return { members: inOrder(counts, tiers.length) };
  }

  /** Sets the rules; refused to who has opened an older version than there is. */
  async function set(
    { version, rules: next }: { version: number; rules: StandingRules },
    act: Act,
  ): Promise<{ version: number }> {
    refuseMisplaced(next.tiers);
    return database.transaction(async (transaction) => {
      await store.holdSweep(transaction);
      const present = await store.selectRules(transaction);
      if (present.version !== version) {
        const [last] = await store.selectVersions(transaction, 1);
        throw new Declined('changedMeanwhile', { operator: last?.setBy ?? '–' });
      }
      return setRules(transaction, { version: version + 1, rules: next, before: present.rules }, act);
    });
  }

  /** Why a member has the tier and the score that the rules give now. */
  async function explain(memberId: number): Promise<OfficeAnswer<'memberStanding'>> {
    const [{ rules: present }, looked] = await Promise.all([
      store.selectRules(reader),
      store.selectOne(reader, { memberId, now: now() }),
    ]);
    if (!looked) throw new Declined('missing', { what: `member ${memberId}` });
    const { tier, tierProgress, creditScore, memberId: _, ...facts } = looked;
    const given = tierOf(present.tiers, facts);
    const credit = creditOf(present.credit, facts);
    return {
      facts,
      ...given,
      tiers: present.tiers.map(({ name, ...needs }) => ({ name, conditions: conditionsOf(needs, facts) })),
      creditScore: credit.score,
      credit: credit.parts,
      applied:
        tier === Math.max(0, given.tier) &&
        tierProgress === given.progressPercent &&
        creditScore === credit.score,
    };
  }

  /** Gives the next members what the rules give; of any number of processes one is at it. Whether there are more. */
  const sweepNext = (): Promise<boolean> => database.transaction(sweepPortion);

  /** Gives every member what the rules give, where that is due. */
  async function sweep(): Promise<void> {
    while (await sweepNext());
  }

  /** All members in turn where that is due, and at once those whom no sweep has seen. */
  async function sweepPortion(transaction: Transaction): Promise<boolean> {
    const at = now();
    const sweep = await store.claimSweep(transaction);
    if (!sweep) return false;
    const isDue = sweep.dueAt <= at;
    const { rules: present } = await store.selectRules(transaction);
    const members = await store.selectNext(transaction, {
      ...{ after: isDue ? sweep.through : sweep.newest, limit: portion, now: at },
    });
    const last = members.at(-1)?.memberId ?? 0;
    const isLast = members.length < portion;
    if (!isDue && last === 0) return false;
    await setStandings(
      transaction,
      members.flatMap((member) => changed(member, present)),
    );
    await store.moveSweep(transaction, {
      newest: Math.max(sweep.newest, last),
      ...(isDue && { through: isLast ? 0 : last }),
      ...(isDue && isLast && { dueAt: new Date(at.getTime() + pauseMs) }),
    });
    return !isLast;
  }

  return { rules, preview, set, explain, sweep, sweepNext };
}

/** Sets the rules of a site on which nobody has set any. */
export async function ensureStandingRules(
  transaction: Transaction,
  rules: StandingRules,
  act: Act,
): Promise<void> {
  await store.holdSweep(transaction);
  const [last] = await store.selectVersions(transaction, 1);
  if (last?.version !== 1) return;
  const { rules: before } = await store.selectRules(transaction);
  await setRules(transaction, { version: 2, rules, before }, act);
}

/** They hold for members once the sweep, which is due at once, has come to them. */
async function setRules(
  transaction: Transaction,
  { version, rules, before }: { version: number; rules: StandingRules; before: StandingRules },
  act: Act,
): Promise<{ version: number }> {
  await store.insertRules(transaction, { version, rules, setBy: act.operator, setAt: act.now });
  await store.moveSweep(transaction, { through: 0, dueAt: act.now });
  await recordOperation(transaction, {
    ...act,
    action: 'rules of tiers and credit set',
    subject: `version ${version}`,
    before: { ...before },
    after: { ...rules },
  });
  return { version };
}

function changed(member: store.Looked, rules: StandingRules) {
  const { tier, progressPercent } = tierOf(rules.tiers, member);
  const next = {
    memberId: member.memberId,
    tier: Math.max(0, tier),
    tierProgress: progressPercent,
    creditScore: creditOf(rules.credit, member).score,
  };
  const same =
    next.tier === member.tier &&
    next.tierProgress === member.tierProgress &&
    next.creditScore === member.creditScore;
  return same ? [] : [next];
}

function refuseMisplaced(tiers: readonly TierConditions[]): void {
  const place = misplacedTier(tiers);
  if (place !== null) throw new Declined('tierOrder', { number: place + 1 });
}

/** Figures by tier, for each of so many; what has a tier beyond them counts for the last. */
function inOrder(counts: readonly { tier: number; members: number }[], tiers: number): number[] {
  const sums = Array.from({ length: tiers }, () => 0);
  for (const { tier, members } of counts)
    if (tiers > 0) sums[Math.min(Math.max(tier, 0), tiers - 1)]! += members;
  return sums;
}

function conditionsOf(needs: TierConditions, facts: StandingFacts) {
  const figures = (['rechargedMinor', 'memberDays'] as const)
    .filter((fact) => needs[fact] > 0)
    .map((fact) => ({ fact, needs: needs[fact], met: facts[fact] >= needs[fact] }));
  const proofs = (['mailConfirmed', 'cardBound'] as const)
    .filter((fact) => needs[fact])
    .map((fact) => ({ fact, needs: 1, met: facts[fact] }));
  return [...figures, ...proofs];
}
