export { isPinned, quicknet, roundAt, timeOf, type BeaconInfo } from './beaconChain';
export { fromHex, toHex } from './bytes';
export { describeStep } from './describeStep';
export { diceOfByte, drawSeed, outcomes, recipe, rollDice, streamBlock, type DrawInput } from './dice';
export {
  createMerkleBuilder,
  isInTree,
  leafHash,
  levelWidths,
  merklePath,
  merkleTree,
  nodeHash,
  pathPositions,
  type MerkleTree,
  type TreePath,
  type TreePosition,
} from './merkle';
export { orderLeaf, ownerHash, type OrderLeaf } from './orderLeaf';
export { readOrderReceipt, type OrderReceipt } from './orderReceipt';
export { parityOf, payoutMinor, payoutOfOrder, sizeOf, sumOf, winningBets } from './payout';
export { readRoundRecord, type OrderCommitment, type RoundRecord } from './roundRecord';
export { verdictOf, type Check, type Outcome, type Step, type Verdict } from './step';
export { readBeaconValues, verifyHistory, type BeaconValues, type HistoryLine } from './verifyHistory';
export { verifyOrder } from './verifyOrder';
export { verifyRound } from './verifyRound';
