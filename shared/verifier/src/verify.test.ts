import { fixture, sampleReceipt, sampleRound } from '../testing/fixture';
import { describeStep } from './describeStep';
import { readOrderReceipt } from './orderReceipt';
import { readRoundRecord, type RoundRecord } from './roundRecord';
import type { OrderReceipt } from './orderReceipt';
import { verdictOf, type Step } from './step';
import { verifyHistory } from './verifyHistory';
import { verifyOrder } from './verifyOrder';
import { verifyRound } from './verifyRound';

const outcomes = (steps: Step[]) => Object.fromEntries(steps.map((each) => [each.check, each.outcome]));
const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

const voidRound = sampleRound({ status: 'void', signature: null, dice: null, voidReason: 'none' });

describe('verifying a round (D01)', () => {
  it('finds a round of the public chain right in every step', async () => {
    expect(outcomes(await verifyRound(sampleRound()))).toEqual({
      chain: 'ok',
      beaconRound: 'ok',
      signature: 'ok',
      dice: 'ok',
      commitment: 'ok',
    });
  });

  const right = sampleRound();
  it.each<[string, Partial<RoundRecord>, Step['check']]>([
    ['other dice', { dice: [6, 6, 6] }, 'dice'],
    ['another round number', { roundNumber: 2 }, 'dice'],
    ['another game', { gameKey: 'k3-3m' }, 'dice'],
    ['another beacon round', { beaconRound: fixture.beaconRound + 1 }, 'beaconRound'],
    ['a later closing time', { closesAt: later(right.closesAt, 3000) }, 'beaconRound'],
    ['no delay', { beaconDelayMs: 0 }, 'beaconRound'],
    ['another signature', { signature: `a0${fixture.signature.slice(2)}` }, 'signature'],
    ['dice without a signature', { signature: null }, 'signature'],
    ['a signature without dice', { dice: null }, 'dice'],
    ['a chain that only calls itself public', { beacon: { ...right.beacon, periodMs: 1000 } }, 'chain'],
    [
      'orders fixed before closing',
      { commitment: { ...right.commitment!, committedAt: later(right.closesAt, -1) } },
      'commitment',
    ],
  ])('finds %s wrong', async (_, changes, check) => {
    const steps = await verifyRound(sampleRound(changes));
    expect(outcomes(steps)[check]).toBe('failed');
    expect(verdictOf(steps)).toBe('failed');
  });

  it('says of a test beacon, a missing tree and a late one what they are, without calling them wrong', async () => {
    const beacon = { ...right.beacon, kind: 'test' as const };
    const lateCommitment = { ...right.commitment!, committedAt: later(right.closesAt, 60_000) };
    expect(outcomes(await verifyRound(sampleRound({ beacon }))).chain).toBe('note');
    expect(outcomes(await verifyRound(sampleRound({ commitment: null }))).commitment).toBe('note');
    expect(outcomes(await verifyRound(sampleRound({ commitment: lateCommitment }))).commitment).toBe('note');
  });

  it('leaves a round without its value pending', async () => {
    const waiting = sampleRound({ status: 'closed', signature: null, dice: null });
    expect(outcomes(await verifyRound(waiting))).toMatchObject({ signature: 'pending', dice: 'pending' });
  });

  it('says of a void round that it is void, and asks no dice of it', async () => {
    const steps = await verifyRound(voidRound);
    expect(outcomes(steps)).toMatchObject({ chain: 'ok', beaconRound: 'ok', void: 'note' });
    expect(verdictOf(steps)).toBe('void');
    expect(describeStep(steps.find(({ check }) => check === 'void')!)).toBe(
      `round 1 is void: the value of beacon round ${fixture.beaconRound} was not to be had`,
    );
  });

  it('finds a void round wrong whose value is genuine, wherever it comes from, and one with dice', async () => {
    const other = `a0${fixture.signature.slice(2)}`;
    expect(verdictOf(await verifyRound(voidRound, [other]))).toBe('void');
    expect(verdictOf(await verifyRound(voidRound, [other, fixture.signature]))).toBe('failed');
    expect(verdictOf(await verifyRound({ ...voidRound, signature: fixture.signature }))).toBe('failed');
    expect(verdictOf(await verifyRound({ ...voidRound, dice: [2, 5, 5] }))).toBe('failed');
    const later = { ...voidRound, beaconRound: fixture.beaconRound + 1 };
    expect(outcomes(await verifyRound(later, [fixture.signature])).void).toBe('note');
  });
});

describe('verifying an order', () => {
  it('finds a won order right in every step', () => {
    expect(outcomes(verifyOrder(sampleReceipt(), sampleRound()))).toEqual({
      leaf: 'ok',
      owner: 'ok',
      odds: 'ok',
      tree: 'ok',
      payout: 'ok',
    });
  });

  const { leaf } = sampleReceipt();
  it.each<[string, Partial<OrderReceipt>, Step['check']]>([
    ['another stake', { leaf: { ...leaf, stakeMinor: 2000 } }, 'tree'],
    ['another bet', { leaf: { ...leaf, betType: 'sm' } }, 'tree'],
    ['another member', { memberId: 43 }, 'owner'],
    ['odds of its own', { leaf: { ...leaf, oddsHundredths: 190 } }, 'odds'],
    ['another round', { leaf: { ...leaf, roundNumber: 2 } }, 'leaf'],
    ['no place in the tree', { tree: null }, 'tree'],
    ['a clipped win', { payoutMinor: 1949 }, 'payout'],
    ['a win called lost', { status: 2, payoutMinor: 0 }, 'payout'],
    ['a stake returned though the round is drawn', { status: 3, payoutMinor: 1000 }, 'payout'],
  ])('finds %s wrong', (_, changes, check) => {
    expect(outcomes(verifyOrder(sampleReceipt(changes), sampleRound()))[check]).toBe('failed');
  });

  it('waits for what is not there yet', () => {
    const receipt = sampleReceipt({ status: 0, payoutMinor: null, tree: null });
    const open = sampleRound({ status: 'open', signature: null, dice: null, commitment: null });
    expect(outcomes(verifyOrder(receipt, open))).toMatchObject({ tree: 'pending', payout: 'pending' });
  });
});

describe('verifying an exported history', () => {
  const verified = async (lines: string[]) => {
    const found = [];
    for await (const line of verifyHistory(lines.join('\n'))) found.push(line);
    return found;
  };
  const round = (roundNumber: 1 | 2 | 3, changes: Partial<RoundRecord> = {}) =>
    JSON.stringify(sampleRound({ roundNumber, dice: fixture.dice[roundNumber], ...changes }));

  it('finds the published rounds right', async () => {
    const lines = await verified([round(1), round(2), '', round(3)]);
    expect(lines.map(({ line, verdict }) => [line, verdict])).toEqual([
      [1, 'ok'],
      [2, 'ok'],
      [4, 'ok'],
    ]);
  });

  it('holds void rounds against values of the beacon that stand among the lines', async () => {
    const value = JSON.stringify({ round: fixture.beaconRound, signature: fixture.signature });
    const lines = [round(1), JSON.stringify({ ...voidRound, roundNumber: 2 }), round(3)];
    const verdicts = async (all: string[]) => (await verified(all)).map(({ verdict }) => verdict);
    expect(await verdicts(lines)).toEqual(['ok', 'void', 'ok']);
    expect(await verdicts([...lines, value])).toEqual(['ok', 'failed', 'ok']);
  });

  it('finds a round that is left out, a changed result, and lines that are no round', async () => {
    const lines = await verified([
      round(1),
      round(3),
      round(2, { dice: [1, 1, 1] }),
      'no json',
      '{"version":2}',
    ]);
    expect(lines.map(({ verdict }) => verdict)).toEqual(['ok', 'failed', 'failed', 'failed', 'failed']);
    expect(describeStep(lines[1]!.steps[0]!)).toBe('round 2 is missing: round 3 follows');
  });
});

describe('published records', () => {
  it('come through JSON unchanged', () => {
    const through = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    expect(readRoundRecord(through(sampleRound()))).toEqual(sampleRound());
    expect(readOrderReceipt(through(sampleReceipt()))).toEqual(sampleReceipt());
  });

  it.each([
    ['dice', { dice: [1, 2, 7] }],
    ['signature', { signature: 'zz' }],
    ['beacon', { beacon: null }],
    ['closesAt', { closesAt: 'soon' }],
    ['status', { status: 'fixed' }],
    ['odds.bi', { odds: {} }],
  ])('are refused by the name of a field that is wrong: %s', (field, changes) => {
    expect(() => readRoundRecord({ ...sampleRound(), ...changes })).toThrow(field);
  });
});
