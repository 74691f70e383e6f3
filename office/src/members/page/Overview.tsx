import { Card } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { Facts } from '../../parts/Facts';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { useMay } from '../../session/session';
import { useAreaTexts, useOfficeTexts } from '../../texts';
import { useByLanguage } from '../useByLanguage';
import { Acts } from './Acts';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';
import { PrivateCard, PrivateText } from './Private';

const none = '–';
const timeOr = (at: string | null) => (at ? <Time at={at} /> : none);

/** Who the member is, what protects the account, why it has its tier, and what can be done. */
export function Overview({ member }: { member: Member }) {
  const mayChange = useMay('members.change');
  return (
    <div className={styles.cards}>
      <Person member={member} />
      <Safety member={member} />
      {mayChange && member.state !== 'closed' && <Acts member={member} />}
      <Sums memberId={member.id} />
      {member.state !== 'closed' && <Standing memberId={member.id} />}
      <Consents member={member} />
    </div>
  );
}

function Person({ member }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  const { id, realName, mailAddress, card, sex, language } = member;
  return (
    <Card padding="l">
      <h2>{t('person')}</h2>
      <Facts
        facts={[
          [
            t('realName'),
            <PrivateText key="n" call="readMemberName" kind="name" memberId={id} masked={realName} />,
          ],
          [
            t('mailAddress'),
            <PrivateText key="m" call="readMemberMail" kind="mail" memberId={id} masked={mailAddress} />,
          ],
          [t('sex'), t(`sexes.${sex}`)],
          [t('language'), language ? frame(`languages.${language}`) : none],
        ]}
      />
      <h3>{t('card')}</h3>
      {card ? <PrivateCard memberId={id} card={card} /> : <p className={styles.hint}>{t('noCard')}</p>}
    </Card>
  );
}

function Safety({ member }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no');
  const waiting = [
    [t('loginLocked'), member.loginLockedUntil],
    [t('fundLocked'), member.fundPasswordLockedUntil],
    [t('fundWaits'), member.fundPasswordWaits],
    [t('linkGood'), member.passwordLinkUntil],
    [t('waitUntil'), member.withdrawalsWaitUntil],
  ] as const;
  return (
    <Card padding="l">
      <h2>{t('safety')}</h2>
      <Facts
        facts={[
          [t('fundPassword'), t(member.hasFundPassword ? 'isSet' : 'notSet')],
          [t('passkeys'), member.passkeys],
          [t('recoveryCodes'), member.recoveryCodes],
          [t('goodCodes'), member.codes],
          [t('videos'), yesNo(member.fullVideoAccess)],
          ...waiting.filter(([, at]) => at).map(([name, at]) => [name, timeOr(at)] as const),
        ]}
      />
    </Card>
  );
}

function Sums({ memberId }: { memberId: number }) {
  const { t } = useAreaTexts('members');
  const read = useRead('memberSums', { memberId });
  const names = ['rechargedMinor', 'withdrawnMinor', 'stakedMinor', 'wonMinor'] as const;
  return (
    <Card padding="l">
      <h2>{t('moneyEver')}</h2>
      <Loaded read={read} height={200}>
        {({ ever, last30Days }) => (
          <>
            <Facts
              facts={names.map((name) => [t(`sums.${name}`), <Money key={name} minor={ever[name]} />])}
            />
            <h3>{t('last30Days')}</h3>
            <Facts
              facts={names.map((name) => [t(`sums.${name}`), <Money key={name} minor={last30Days[name]} />])}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Why the member has the tier and the score that the rules give. */
function Standing({ memberId }: { memberId: number }) {
  const { t } = useAreaTexts('members');
  const inLanguage = useByLanguage();
  const read = useRead('memberStanding', { memberId });
  return (
    <Card padding="l">
      <h2>{t('whyStanding')}</h2>
      <Loaded read={read} height={240}>
        {({ facts, tier, tiers, progressPercent, creditScore, credit, applied }) => (
          <>
            <Facts
              facts={[
                [t('facts.rechargedMinor'), <Money key="r" minor={facts.rechargedMinor} />],
                [t('facts.memberDays'), facts.memberDays],
                [t('facts.mailConfirmed'), t(facts.mailConfirmed ? 'yes' : 'no')],
                [t('facts.cardBound'), t(facts.cardBound ? 'yes' : 'no')],
                [t('facts.returnedPayments'), facts.returnedPayments],
              ]}
            />
            {tiers.length > 0 && (
              <>
                <h3>{t('tierAndNext', { percent: progressPercent })}</h3>
                <ul className={styles.list}>
                  {tiers.map(({ name, conditions }, place) => (
                    <li key={place}>
                      <span>{place === tier ? <strong>{inLanguage(name)}</strong> : inLanguage(name)}</span>
                      <span>
                        {conditions.length === 0 && t('everybody')}
                        {conditions.map(({ fact, needs, met }) => (
                          <span key={fact} className={met ? styles.met : undefined}>
                            {met ? '✓ ' : '· '}
                            {fact === 'rechargedMinor' ? (
                              <>
                                {t('facts.rechargedMinor')} <Money minor={needs} />
                              </>
                            ) : (
                              t(`needs.${fact}`, { count: needs })
                            )}{' '}
                          </span>
                        ))}
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <h3>{t('creditOf', { score: creditScore })}</h3>
            <Facts
              facts={credit
                .filter(({ part, points }) => part === 'base' || points !== 0)
                .map(({ part, points }) => [t(`credits.${part}`), points])}
            />
            {!applied && <p className={styles.hint}>{t('notApplied')}</p>}
            <p className={styles.hint}>
              <Link to="/members/standing">{t('standing')}</Link>
            </p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Consents({ member: { consents, invitedBy, ownCode } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  return (
    <Card padding="l">
      <h2>{t('consents')}</h2>
      <Facts
        facts={[
          [t('agreementAt'), <Time key="a" at={consents.agreementAt} />],
          [t('mailConfirmedAt'), timeOr(consents.mailConfirmedAt)],
          [t('told'), consents.told.map((name) => t(`switches.${name}`)).join(', ') || none],
          [t('pushDevices'), consents.pushDevices],
        ]}
      />
      <h3>{t('invitation')}</h3>
      <Facts
        facts={[
          [
            t('invitedBy'),
            invitedBy ? (
              <>
                {invitedBy.code}{' '}
                {invitedBy.memberId !== null && (
                  <Link to={`/members/${invitedBy.memberId}`}>{invitedBy.memberId}</Link>
                )}
              </>
            ) : (
              none
            ),
          ],
          [
            t('ownCode'),
            ownCode
              ? t(ownCode.ended ? 'ownCodeEnded' : 'ownCodeUsed', {
                  code: ownCode.code,
                  invited: ownCode.invited,
                })
              : none,
          ],
        ]}
      />
    </Card>
  );
}
