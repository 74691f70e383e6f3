import { useMember, useMoneyLog, type MoneyLogPage } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce } from '../../announce';

/** Page 1 of 10, and no other (API-10, CONST-10). */
const newest = { page: 1, limit: 10 };
const shortestMs = 500;
const nothing: MoneyLogPage = { lines: [], total: 0, page: 1, pageSize: newest.limit, lastPage: 1 };

/**
 * The balance and its newest changes. An answer of any other code than success counts as an empty list (ERR-05);
 * only an answer that never came is an error.
 */
export function useMoneyLogScreen() {
  const { t } = useTexts('common');
  const member = useMember();
  const log = useMoneyLog(newest);
  const answered = log.error?.kind === 'refused' || log.error?.kind === 'failed';
  return {
    balanceMinor: member.data?.balanceMinor,
    log: log.data ?? (answered ? nothing : undefined),
    failed: log.isError && !answered,
    busy: log.isFetching,
    retry: () => void log.refetch(),
    /** Both again, with a toast after 500 ms at the earliest (CONST-08). */
    async refresh() {
      const [changes] = await Promise.all([
        log.refetch(),
        member.refetch(),
        new Promise((resolve) => setTimeout(resolve, shortestMs)),
      ]);
      if (changes.isSuccess) announce(t('refreshed'));
    },
  };
}
