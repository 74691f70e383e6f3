import { useCall } from '@members/api-client';
import { memberCalls, walletCalls, type MoneyLogPage } from '@members/contract';

/** Page 1 of 10, and no other (API-10, CONST-10). */
const newest = { page: 1, limit: 10 };
const nothing: MoneyLogPage = { lines: [], total: 0, page: 1, pageSize: newest.limit, lastPage: 1 };

/**
 * The balance and its newest changes. An answer of any other code than success counts as an empty list (ERR-05);
 * only an answer that never came is an error.
 */
export function useMoneyLogScreen() {
  const member = useCall(memberCalls.member);
  const log = useCall(walletCalls.moneyLog, newest);
  const answered = log.error?.kind === 'refused' || log.error?.kind === 'failed';
  return {
    balanceMinor: member.data?.balanceMinor,
    log: log.data ?? (answered ? nothing : undefined),
    /** The read of the changes, where it failed. */
    failed: log.isError && !answered && log,
    /** Both again; answers whether the changes could be read. */
    async refresh() {
      const [changes] = await Promise.all([log.refetch(), member.refetch()]);
      return changes.isSuccess;
    },
  };
}
