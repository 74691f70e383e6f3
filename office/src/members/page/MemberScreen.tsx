import type { OfficeAnswer } from '@members/office-contract';
import { Avatar, Badge, Card, StatusLabel } from '@members/ui/core';
import type { ComponentType } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { Screen } from '../../parts/Screen';
import { usePicture } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { toneOf } from '../list/MembersScreen';
import { useByLanguage } from '../useByLanguage';
import { Devices } from './Devices';
import { Ledger } from './Ledger';
import { Limits } from './Limits';
import { Log } from './Log';
import { Messages } from './Messages';
import { Notes } from './Notes';
import { Orders } from './Orders';
import { Overview } from './Overview';
import { Payments } from './Payments';
import styles from './MemberScreen.module.css';

export type Member = OfficeAnswer<'member'>;

/** Each loads by itself, once it is opened. */
const parts: Readonly<Record<string, ComponentType<{ member: Member }>>> = {
  overview: Overview,
  ledger: Ledger,
  orders: Orders,
  payments: Payments,
  devices: Devices,
  limits: Limits,
  messages: Messages,
  notes: Notes,
  log: Log,
};

/** One member: who it is at a glance, and the part of the page that the address names. */
export function MemberScreen() {
  const { t } = useAreaTexts('members');
  const memberId = Number(useParams().id);
  const [query] = useSearchParams();
  const part = query.get('part') ?? 'overview';
  const read = useRead('member', { memberId });
  const Part = parts[part] ?? Overview;
  return (
    <Screen
      title={read.data?.username ?? t('numbered', { id: memberId })}
      back={<Link to="/members/all">{t('members')}</Link>}
    >
      <Loaded key={memberId} read={read} height={320}>
        {(member) => (
          <>
            <Glance member={member} />
            <nav aria-label={t('parts')} className={styles.parts}>
              {Object.keys(parts).map((name) => (
                <Link
                  key={name}
                  to={name === 'overview' ? `/members/${memberId}` : `/members/${memberId}?part=${name}`}
                  className={styles.part}
                  aria-current={name === part ? 'page' : undefined}
                >
                  {t(`part.${name}`)}
                </Link>
              ))}
            </nav>
            <Part key={part} member={member} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** What stands above every part. */
function Glance({ member }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const picture = usePicture();
  const inLanguage = useByLanguage();
  const { id, state, avatarUrl, tier, tierProgress, creditScore, balanceMinor } = member;
  const { registeredAt, pausedUntil, withdrawalsWaitUntil } = member;
  return (
    <Card padding="l" className={styles.glance}>
      <Avatar src={picture(avatarUrl)} size={52} />
      <dl>
        <div>
          <dt>{t('state')}</dt>
          <dd>
            <StatusLabel tone={toneOf[state]}>{t(`states.${state}`)}</StatusLabel>
          </dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <Money minor={balanceMinor} />
          </dd>
        </div>
        {tier && (
          <div>
            <dt>{t('tier')}</dt>
            <dd>{t('tierValue', { tier: inLanguage(tier.name), percent: tierProgress })}</dd>
          </div>
        )}
        <div>
          <dt>{t('credit')}</dt>
          <dd>{creditScore} / 100</dd>
        </div>
        <div>
          <dt>{t('registered')}</dt>
          <dd>
            <Time at={registeredAt} />
          </dd>
        </div>
      </dl>
      {(pausedUntil || withdrawalsWaitUntil) && (
        <p className={styles.marks}>
          {pausedUntil && (
            <Badge>
              {isForGood(pausedUntil) ? t('excluded') : t('pausedUntil')}{' '}
              {!isForGood(pausedUntil) && <Time at={pausedUntil} />}
            </Badge>
          )}
          {withdrawalsWaitUntil && (
            <Badge tone="gold">
              {t('withdrawalsWait')} <Time at={withdrawalsWaitUntil} />
            </Badge>
          )}
        </p>
      )}
    </Card>
  );
}

/** A pause without an end lasts until the last day that there is. */
export const isForGood = (until: string): boolean => until.startsWith('9999');
