import { languages, moneyGroups } from '@members/contract';
import { z } from 'zod';
import { read } from '../call';
import { day, memberId, pageOf, paging, time } from '../params';
import { rechargeStates } from './recharges';
import { withdrawalStates } from './withdrawals';

export const orderStates = ['unopened', 'won', 'notWon', 'cancelled'] as const;

const of = { memberId };
const span = { from: day.optional(), to: day.optional() };
const money = { amountMinor: z.number(), createdAt: time };

/** The long lists of a member's page, newest first. */
export const memberListCalls = {
  memberLedger: read({
    summary: 'what was booked in a member’s account',
    path: '/members/ledger',
    right: 'members.see',
    params: z.object({ ...of, group: z.enum(moneyGroups).optional(), ...span, ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        kind: z.string(),
        ...money,
        /** The number of an order or a withdrawal, or the reference of a recharge. */
        reference: z.string().nullable(),
      }),
    ),
  }),
  memberOrders: read({
    summary: 'a member’s orders',
    path: '/members/orders',
    right: 'members.see',
    params: z.object({
      ...of,
      game: z.string().max(100).optional(),
      state: z.enum(orderStates).optional(),
      ...span,
      ...paging,
    }),
    answer: pageOf(
      z.object({
        id: z.number(),
        game: z.string(),
        period: z.string(),
        betType: z.string(),
        state: z.enum(orderStates),
        stakeMinor: z.number(),
        payoutMinor: z.number().nullable(),
        placedAt: time,
        settledAt: time.nullable(),
      }),
    ),
  }),
  memberRecharges: read({
    summary: 'a member’s recharges',
    path: '/members/recharges',
    right: 'members.see',
    params: z.object({ ...of, state: z.enum(rechargeStates).optional(), ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        state: z.enum(rechargeStates),
        provider: z.string(),
        channel: z.string(),
        reference: z.string(),
        ...money,
        paidAt: time.nullable(),
      }),
    ),
  }),
  memberWithdrawals: read({
    summary: 'a member’s withdrawals',
    path: '/members/withdrawals',
    right: 'members.see',
    params: z.object({ ...of, state: z.enum(withdrawalStates).optional(), ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        state: z.enum(withdrawalStates),
        ...money,
        bankName: z.string(),
        /** Masked. */
        cardNumber: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  /** Who logged in or tried to, in the last 90 days. */
  memberSignIns: read({
    summary: 'who logged in as a member or tried to, in the last 90 days',
    path: '/members/signIns',
    right: 'members.see',
    params: z.object({
      ...of,
      event: z.enum(['signedIn', 'wrongPassword', 'passwordChanged']).optional(),
      ...paging,
    }),
    answer: pageOf(
      z.object({
        id: z.number(),
        at: time,
        event: z.enum(['signedIn', 'wrongPassword', 'passwordChanged']),
        device: z.string(),
        /** Masked. */
        address: z.string(),
      }),
    ),
  }),
  /** What the member was told, in a language. */
  memberMessages: read({
    summary: 'what a member was told',
    path: '/members/messages',
    right: 'members.see',
    params: z.object({ ...of, language: z.enum(languages), ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        kind: z.string(),
        name: z.string(),
        /** Plain text. */
        text: z.string(),
        at: time,
        seen: z.boolean(),
      }),
    ),
  }),
  memberNotes: read({
    summary: 'notes of operators about a member',
    path: '/members/notes',
    right: 'members.see',
    params: z.object({ ...of, ...paging }),
    answer: pageOf(z.object({ id: z.number(), text: z.string(), operator: z.string(), at: time })),
  }),
  /** What operators did about the member. */
  memberLog: read({
    summary: 'what operators did about a member',
    path: '/members/log',
    right: 'members.see',
    params: z.object({ ...of, ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        operator: z.string(),
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
        at: time,
      }),
    ),
  }),
};
