import { z } from 'zod';
import type { Bank, BankCard, MoneyLogPage, Recharge, Report, Withdrawal, WithdrawalRule } from '../wallet';
import { flag, flagNumber, major, money, moneyText, timeText } from './data';

export const bankCardData = z.strictObject({
  is_bank: flagNumber,
  info: z.strictObject({ bankinfo: z.string(), bankid: z.string() }).nullable(),
});
export const banksData = z.array(z.strictObject({ text: z.string(), value: z.string() }));
export const reportData = z.strictObject({
  play_money: z.number(),
  recharge: z.number(),
  withdrawal: z.number(),
  win_money: z.number(),
});
export const withdrawalRuleData = z.strictObject({ min: z.number(), max: z.number(), num: z.number().int() });
const record = { status: z.number().int(), status_text: z.string(), money: moneyText, desc: z.string() };
export const withdrawalsData = z.array(
  z.strictObject({ ...record, create_time: timeText, update_time: timeText }),
);
export const rechargesData = z.array(
  z.strictObject({ ...record, create_time: timeText, pay_time: timeText.optional() }),
);
export const moneyLogData = z.strictObject({
  data: z.array(z.strictObject({ type_txt: z.string(), createtime: timeText, money: z.number() })),
  total: z.number().int().min(0),
  current_page: z.number().int().min(1),
  per_page: z.number().int().min(1),
  last_page: z.number().int().min(1),
});
export const paymentData = z.strictObject({ pay_url: z.string() });

export const writeBankCard = (card: BankCard | null): z.infer<typeof bankCardData> => ({
  is_bank: flag(card !== null),
  info: card && { bankinfo: card.bankName, bankid: card.number },
});

export const writeBanks = (banks: Bank[]): z.infer<typeof banksData> =>
  banks.map((bank) => ({ text: bank.name, value: bank.code }));

export const writeReport = (report: Report): z.infer<typeof reportData> => ({
  play_money: major(report.playMinor),
  recharge: major(report.rechargeMinor),
  withdrawal: major(report.withdrawalMinor),
  win_money: major(report.winMinor),
});

export const writeWithdrawalRule = (rule: WithdrawalRule): z.infer<typeof withdrawalRuleData> => ({
  min: major(rule.minMinor),
  max: major(rule.maxMinor),
  num: rule.perDay,
});

export const writeWithdrawals = (withdrawals: Withdrawal[]): z.infer<typeof withdrawalsData> =>
  withdrawals.map((row) => ({
    status: row.status,
    status_text: row.statusText,
    money: money(row.amountMinor),
    desc: row.reason,
    create_time: row.createdAt,
    update_time: row.updatedAt,
  }));

export const writeRecharges = (recharges: Recharge[]): z.infer<typeof rechargesData> =>
  recharges.map((row) => ({
    status: row.status,
    status_text: row.statusText,
    money: money(row.amountMinor),
    desc: row.description,
    create_time: row.createdAt,
    ...(row.paidAt === null ? {} : { pay_time: row.paidAt }),
  }));

export const writeMoneyLog = (page: MoneyLogPage): z.infer<typeof moneyLogData> => ({
  data: page.lines.map((line) => ({
    type_txt: line.kind,
    createtime: line.createdAt,
    money: major(line.amountMinor),
  })),
  total: page.total,
  current_page: page.page,
  per_page: page.pageSize,
  last_page: page.lastPage,
});

export const writePayment = (payment: { payUrl: string }): z.infer<typeof paymentData> => ({
  pay_url: payment.payUrl,
});
