import { isMissingCall, useCallPages } from '@members/api-client';
import { moneyGroups, type MoneyGroup, type Statement, walletCalls } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Amount, Button, Card, Chip, EmptyState } from '@members/ui/core';
import { WalletScreen } from '../../components/WalletScreen';
import { RecordsSkeleton } from '../../records/RecordsScreen';
import { MoneyLogDays } from './MoneyLogList';
import { Files } from './Files';
import { lastMonths, monthName } from './months';
import styles from './MonthScreen.module.css';

/** /Moneylog?month=2026-11: the whole history, a month at a time, filtered by kind (REP-07). */
export function MonthScreen({ month }: { month: string }) {
  const { t } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const group = moneyGroups.find((each) => each === query.get('group'));
  const read = useStatement(month, group);
  const choose = (change: { month?: string; group?: MoneyGroup | undefined }) => {
    const next = { month, group, ...change };
    setQuery({ month: next.month, ...(next.group && { group: next.group }) }, { replace: true });
  };
  const pages = read.data?.pages;
  const lines = pages?.flatMap((page) => page.lines);
  return (
    <WalletScreen onBack={() => void navigate(paths.moneyLog, { replace: true })}>
      <Months month={month} since={pages?.[0]?.since ?? null} onChange={(next) => choose({ month: next })} />
      <div className={styles.groups} role="group" aria-label={t('history.kind')}>
        {[undefined, ...moneyGroups].map((each) => (
          <Chip key={each ?? ''} selected={each === group} onClick={() => choose({ group: each })}>
            {each ? t(`groups.${each}`) : t('history.everything')}
          </Chip>
        ))}
      </div>
      {!pages && !read.isError && <RecordsSkeleton />}
      {!pages &&
        read.error &&
        (isMissingCall(read.error) ? (
          <EmptyState drawing="wallet" text={t('history.unavailable')} />
        ) : (
          <LoadFailed query={read} />
        ))}
      {pages?.[0] && !group && <Sums statement={pages[0]} />}
      {lines?.length === 0 && <EmptyState drawing="wallet" text={t('history.none')} />}
      {lines && <MoneyLogDays lines={lines} />}
      {read.hasNextPage && (
        <Button
          variant="secondary"
          block
          busy={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
      {lines && lines.length > 0 && <Files month={month} group={group} />}
    </WalletScreen>
  );
}

/** A month in pages of fifty lines. */
function useStatement(month: string, group: MoneyGroup | undefined) {
  return useCallPages(
    walletCalls.statement,
    (page) => ({ month, page, ...(group && { group }) }),
    (pages) => pages.at(-1)?.hasMore === true,
  );
}

interface MonthsProps {
  month: string;
  since: string | null;
  onChange: (month: string) => void;
}

/** The months since the account began, newest first; a year of them while that is not known. */
function Months({ month, since, onChange }: MonthsProps) {
  const { t, language } = useTexts('mfe-wallet');
  return (
    <label className={styles.month}>
      <span>{t('history.month')}</span>
      <select value={month} onChange={(event) => onChange(event.currentTarget.value)}>
        {lastMonths(new Date(), since, month).map((each) => (
          <option key={each} value={each}>
            {monthName(each, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the month began and ended with, and what each kind came to. */
function Sums({ statement: { openingMinor, closingMinor, sums } }: { statement: Statement }) {
  const { t } = useTexts('mfe-wallet');
  const figures = [
    [t('history.opening'), formatAmount(openingMinor)],
    ...moneyGroups
      .filter((group) => sums[group] !== 0)
      .map((group) => [t(`groups.${group}`), (sums[group] > 0 ? '+' : '') + formatAmount(sums[group])]),
    [t('history.closing'), formatAmount(closingMinor)],
  ];
  return (
    <Card>
      <dl className={styles.sums}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>
              <Amount value={value!} unit={unitLabel} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
