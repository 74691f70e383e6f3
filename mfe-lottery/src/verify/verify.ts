import { call, callAddress, session } from '@members/api-client';
import { verificationCalls } from '@members/contract';
import type { OrderReceipt, RoundRecord, Step, Verdict } from '@members/verifier';

export interface VerifyTarget {
  /** Not needed for an order, whose receipt names the game. */
  gameKey?: string;
  period: string;
  /** One of the member's own orders in the round. */
  orderId?: number;
}

export interface Verified {
  record: RoundRecord;
  receipt: OrderReceipt | null;
  steps: Step[];
  verdict: Verdict;
  /** Where anybody can fetch the rounds of this game up to this one. */
  historyAddress: string;
}

/** Rounds that a history holds at most. */
const historyRounds = 1000;

/**
 * Reads what the server published and recomputes it here. The verifier with its elliptic curves is loaded on first
 * use. Throws ApiError where a read fails, and TypeError for an answer that is not what was asked for.
 */
export async function verify({ gameKey, period, orderId }: VerifyTarget): Promise<Verified> {
  const verifier = await import('@members/verifier');
  const receipt =
    orderId === undefined
      ? null
      : verifier.readOrderReceipt(
          await call(verificationCalls.orderReceipt, { id: orderId }, { quiet: true }),
        );
  const key = receipt?.leaf.gameKey ?? gameKey ?? '';
  const published = await call(verificationCalls.roundRecord, { key, period }, { quiet: true });
  const record = verifier.readRoundRecord(published);
  if (record.gameKey !== key || record.period !== period) throw new TypeError('another round was answered');
  const mine = receipt === null || receipt.memberId === session.current()?.memberId;
  if (!mine) throw new TypeError('another member’s order was answered');
  const roundSteps = await verifier.verifyRound(record);
  const steps = receipt ? [...roundSteps, ...verifier.verifyOrder(receipt, record)] : roundSteps;
  const from = Math.max(1, record.roundNumber - historyRounds + 1);
  return {
    record,
    receipt,
    steps,
    verdict: verifier.verdictOf(steps),
    historyAddress: await callAddress(verificationCalls.roundHistory, { key, from }),
  };
}
