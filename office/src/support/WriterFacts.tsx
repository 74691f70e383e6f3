import { Link } from 'react-router-dom';
import { Facts } from '../parts/Facts';
import { Time } from '../parts/formats';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import type { OneConversation } from './ConversationScreen';
import styles from './ConversationScreen.module.css';

/** What there is to know of who writes, without a look at their money (OFC-115). */
export function WriterFacts({ conversation }: { conversation: OneConversation }) {
  const { t } = useAreaTexts('support');
  const maySeeMembers = useMay('members.see');
  const maySeeMoney = useMay('money.see');
  const { memberId, member, username, language } = conversation;
  const writesIn = [t('facts.language'), t(`languages.${language}`)] as const;
  if (memberId === null || !member)
    return (
      <>
        <Facts facts={[writesIn]} />
        {username && <p className={styles.hint}>{t('unchecked', { name: username })}</p>}
        <p className={styles.hint}>{t('facts.visitor')}</p>
      </>
    );
  const time = (at: string | null) => (at ? <Time at={at} /> : '–');
  return (
    <>
      <Facts
        facts={[
          [t('facts.number'), memberId],
          [t('facts.account'), t(member.active ? 'facts.active' : 'facts.offline')],
          writesIn,
          [t('facts.registeredAt'), time(member.registeredAt)],
          [t('facts.lastSeenAt'), time(member.lastSeenAt)],
          [t('facts.realName'), member.realName || '–'],
          [t('facts.mail'), member.mail || '–'],
          [t('facts.card'), t(member.hasCard ? 'facts.set' : 'facts.unset')],
          [t('facts.fundPassword'), t(member.hasFundPassword ? 'facts.set' : 'facts.unset')],
          [t('facts.pausedUntil'), time(member.pausedUntil)],
        ]}
      />
      {member.withdrawals.length > 0 && (
        <>
          <h3>{t('facts.withdrawals')}</h3>
          <ul className={styles.list}>
            {member.withdrawals.map(({ id, state, createdAt }) => (
              <li key={id}>
                {maySeeMoney ? <Link to={`/money/withdrawals/${id}`}>{id}</Link> : id}
                <span>{t(`withdrawalStates.${state}`)}</span>
                <Time at={createdAt} />
              </li>
            ))}
          </ul>
        </>
      )}
      {maySeeMembers && (
        <p>
          <Link to={`/members/${memberId}`}>{t('facts.page')}</Link>
        </p>
      )}
    </>
  );
}
