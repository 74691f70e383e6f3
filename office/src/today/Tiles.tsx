import { formatMoney } from '@members/contract';
import { formatNumber, useLanguage } from '@members/i18n';
import { mayDo, type Waiting } from '@members/office-contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Ago } from '../parts/formats';
import { useSession } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './TodayScreen.module.css';
import type { Today } from './useToday';

/** Counts of what is there and what waits, each leading to where one sees more. */
export function Tiles({ today }: { today: Today }) {
  const { t } = useAreaTexts('today');
  const language = useLanguage();
  const { rights } = useSession();
  const { online, games, withdrawals, payments, conversations, lateRounds, proposals } = today;
  const stakesMinor = games?.reduce((sum, game) => sum + game.today.stakesMinor, 0);
  return (
    <div className={styles.tiles}>
      {online && (
        <Tile
          label={t('tiles.online')}
          value={formatNumber(online.members, language)}
          note={t('tiles.watching', { count: online.watching })}
        />
      )}
      {stakesMinor !== undefined && (
        <Tile
          label={t('tiles.turnover')}
          value={formatMoney(stakesMinor)}
          note={t('tiles.utc')}
          to="/games/list"
        />
      )}
      <WaitingTile label={t('tiles.withdrawals')} waiting={withdrawals} to="/money/withdrawals" />
      <WaitingTile label={t('tiles.payments')} waiting={payments} to="/money/payments" />
      <Tile
        label={t('tiles.proposals')}
        value={formatNumber(proposals, language)}
        to="/proposals"
        busy={proposals > 0}
      />
      <WaitingTile
        label={t('tiles.conversations')}
        waiting={conversations}
        {...(mayDo(rights, 'members.see') && { to: '/support' })}
      />
      <WaitingTile label={t('tiles.lateRounds')} waiting={lateRounds} to="/games/rounds" />
    </div>
  );
}

function WaitingTile({ label, waiting, to }: { label: string; waiting: Waiting | undefined; to?: string }) {
  const { t } = useAreaTexts('today');
  const language = useLanguage();
  if (!waiting) return null;
  const { count, oldestAt } = waiting;
  return (
    <Tile
      label={label}
      value={formatNumber(count, language)}
      note={
        oldestAt && (
          <>
            {t('tiles.oldest')} <Ago at={oldestAt} />
          </>
        )
      }
      busy={count > 0}
      {...(to && { to })}
    />
  );
}

interface TileProps {
  label: string;
  value: string;
  note?: ReactNode;
  to?: string;
  /** Somebody has to do something about it. */
  busy?: boolean;
}

function Tile({ label, value, note, to, busy }: TileProps) {
  const inside = (
    <>
      <span className={styles.muted}>{label}</span>
      <strong>{value}</strong>
      <span className={styles.muted}>{note}</span>
    </>
  );
  if (!to)
    return (
      <div className={styles.tile} data-busy={busy || undefined}>
        {inside}
      </div>
    );
  return (
    <Link className={styles.tile} data-busy={busy || undefined} to={to}>
      {inside}
    </Link>
  );
}
