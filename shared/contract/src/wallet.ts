import { parseMoney } from './money';
import { flag, list, number, text, wire } from './read';

/** Call 21 (ENT-12). */
export interface BankCard {
  bankName: string;
  number: string;
}

/** Call 33. */
export interface Bank {
  name: string;
  code: string;
}

/** Call 22 (ENT-10). */
export interface Report {
  playMinor: number;
  rechargeMinor: number;
  withdrawalMinor: number;
  winMinor: number;
}

/** Call 34 (ENT-13). */
export interface WithdrawalRule {
  minMinor: number;
  maxMinor: number;
  perDay: number;
}

export const withdrawalStatus = { underReview: 1, approved: 2, rejected: 3, arrived: 4 } as const;

/** Call 36. */
export interface Withdrawal {
  status: number;
  statusText: string;
  amountMinor: number;
  reason: string;
  createdAt: string;
  updatedAt: string;
}

export const rechargeStatus = { waiting: 1, paid: 2, failed: 3 } as const;

/** Call 37 (ENT-14). */
export interface Recharge {
  status: number;
  statusText: string;
  amountMinor: number;
  description: string;
  createdAt: string;
  paidAt: string | null;
}

/** A row of call 38 (ENT-15): one ledger entry of the member, signed. */
export interface MoneyLogLine {
  kind: string;
  createdAt: string;
  amountMinor: number;
}

export interface MoneyLogPage {
  lines: MoneyLogLine[];
  total: number;
  page: number;
  pageSize: number;
  lastPage: number;
}

export function readBankCard(value: unknown): BankCard | null {
  const answer = wire(value);
  if (!flag(answer.is_bank)) return null;
  const info = wire(answer.info);
  return { bankName: text(info.bankinfo), number: text(info.bankid) };
}

export const readBanks = (value: unknown): Bank[] =>
  list(value, (item) => ({ name: text(wire(item).text), code: text(wire(item).value) }));

const money = (value: unknown) => parseMoney(text(value));

export function readReport(value: unknown): Report {
  const report = wire(value);
  return {
    playMinor: money(report.play_money),
    rechargeMinor: money(report.recharge),
    withdrawalMinor: money(report.withdrawal),
    winMinor: money(report.win_money),
  };
}

export function readWithdrawalRule(value: unknown): WithdrawalRule {
  const rule = wire(value);
  return { minMinor: money(rule.min), maxMinor: money(rule.max), perDay: number(rule.num) };
}

export const readWithdrawals = (value: unknown): Withdrawal[] =>
  list(value, (item) => {
    const row = wire(item);
    return {
      status: number(row.status),
      statusText: text(row.status_text),
      amountMinor: money(row.money),
      reason: text(row.desc),
      createdAt: text(row.create_time),
      updatedAt: text(row.update_time),
    };
  });

export const readRecharges = (value: unknown): Recharge[] =>
  list(value, (item) => {
    const row = wire(item);
    return {
      status: number(row.status),
      statusText: text(row.status_text),
      amountMinor: money(row.money),
      description: text(row.desc),
      createdAt: text(row.create_time),
      paidAt: text(row.pay_time) || null,
    };
  });

export function readMoneyLog(value: unknown): MoneyLogPage {
  const page = wire(value);
  return {
    lines: list(page.data, (item) => {
      const row = wire(item);
      return { kind: text(row.type_txt), createdAt: text(row.createtime), amountMinor: money(row.money) };
    }),
    total: number(page.total),
    page: number(page.current_page, 1),
    pageSize: number(page.per_page, 10),
    lastPage: number(page.last_page, 1),
  };
}

/** Answer of call 39: where the member pays. */
export const readPayment = (value: unknown): { payUrl: string } => ({ payUrl: text(wire(value).pay_url) });
