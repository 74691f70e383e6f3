import type { Step } from './step';

/** English sentences by check and outcome, with places for the values of a step. */
export const stepTexts: Readonly<Record<string, string>> = {
  'chain.ok': 'drawn from the pinned public beacon {chainHash}',
  'chain.note': 'drawn from a TEST beacon ({chainHash}): whoever runs it can foresee its values',
  'chain.failed': 'the beacon {chainHash} is not the pinned public one',
  'beaconRound.ok':
    'beacon round {beaconRound} was fixed by the clock: published {publishedAt}, after bets closed',
  'beaconRound.failed': 'beacon round {beaconRound} is not the one the clock demands ({expected})',
  'signature.ok': 'the signature of beacon round {beaconRound} is genuine',
  'signature.failed': 'the signature of beacon round {beaconRound} is not genuine',
  'signature.pending': 'the value of beacon round {beaconRound} is not published yet',
  'dice.ok': 'the dice follow from it: {computed}',
  'dice.failed': 'the dice do not follow from it: computed {computed}, published {published}',
  'dice.pending': 'not drawn yet',
  'commitment.ok': '{orderCount} orders were fixed {committedAt}, before the beacon value existed ({root})',
  'commitment.failed': 'the orders were fixed {committedAt}, before bets closed',
  'commitment.pending': 'the orders are not fixed yet',
  'commitment.note': 'the orders were not fixed before the beacon value existed',
  'void.note': 'round {roundNumber} is void: the value of beacon round {beaconRound} was not to be had',
  'void.failed':
    'round {roundNumber} is void, and the value of beacon round {beaconRound} is there: it had to be drawn',
  'leaf.ok': 'order {orderId} is of this round',
  'leaf.failed': 'order {orderId} is of another round',
  'tree.ok': 'the order stands at place {index} of {size} under the root {root}',
  'tree.failed': 'the order does not stand under the root of its round',
  'tree.pending': 'the orders are not fixed yet',
  'tree.note': 'the round has no tree of its orders',
  'odds.ok': 'the odds are those fixed at opening: {odds}',
  'odds.failed': 'the odds are not those fixed at opening: {odds}',
  'owner.ok': 'the order is of member {memberId}',
  'owner.failed': 'the order is not of member {memberId}',
  'payout.ok': 'it pays {computed} minor units, as the dice and odds say',
  'payout.failed': 'it paid {published} minor units, not what the dice and odds say',
  'payout.pending': 'not settled yet',
  'payout.note': 'the round is void: the stake is returned',
  'sequence.ok': 'round {roundNumber} follows the one before',
  'sequence.failed': 'round {expected} is missing: round {roundNumber} follows',
  'record.failed': 'not a round: {problem}',
};

/** A step in one sentence, in English or by other texts, for the command and the stand-alone page; the app has its own. */
export function describeStep({ check, outcome, values }: Step, texts = stepTexts): string {
  const text = texts[`${check}.${outcome}`] ?? `${check}: ${outcome}`;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '–'));
}
