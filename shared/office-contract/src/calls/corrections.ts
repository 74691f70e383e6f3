import { z } from 'zod';
import { change, read } from '../call';
import { amount, memberId, nothing, pageOf, paging, reason, time } from '../params';

/** What members read in their own language; anything else they read as it was written. */
export const correctionReasons = [
  'goodwill',
  'promised',
  'system-error',
  'credited-twice',
  'not-credited',
] as const;
export const correctionKinds = ['bonus', 'correction'] as const;

const moneyRule = z.object({
  /** From these amounts on it takes two operators; what one operator does with one member on a day counts together. */
  correctionsTwoFromMinor: amount,
  refundsTwoFromMinor: amount,
});

const signedAmount = z
  .number()
  .int()
  .min(-Number.MAX_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER)
  .refine((minor) => minor !== 0);

export const correctionCalls = {
  /** Newest first. */
  corrections: read({
    path: '/corrections',
    right: 'money.see',
    params: z.object({ memberId: memberId.optional(), ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        kind: z.enum(correctionKinds),
        memberId: z.number(),
        username: z.string(),
        /** Positive for what the member got. */
        amountMinor: z.number(),
        reason: z.string(),
        operator: z.string(),
        at: time,
      }),
    ),
  }),
  /**
   * Gives to a member, or takes. The member reads the reason. A bonus hangs on nothing: there are no conditions, and what
   * is sent beside these parameters is refused.
   */
  correctBalance: change({
    path: '/corrections/make',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'sometimes',
    params: z
      .strictObject({
        memberId,
        kind: z.enum(correctionKinds),
        amountMinor: signedAmount,
        reason,
        /** Names the attempt: another one with it changes nothing. */
        key: z.uuid(),
      })
      .refine(({ kind, amountMinor }) => kind === 'correction' || amountMinor > 0, { path: ['amountMinor'] }),
    answer: z.object({ id: z.number() }),
    records: ['bonus given', 'balance corrected'],
  }),
  moneyRule: read({ path: '/corrections/rule', right: 'money.see', params: nothing, answer: moneyRule }),
  setMoneyRule: change({
    path: '/corrections/setRule',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: moneyRule,
    answer: moneyRule,
    records: ['money rule set'],
  }),
};
