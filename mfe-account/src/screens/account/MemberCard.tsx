import { ApiError, fetchCall, useCall, type ApiErrorKind } from '@members/api-client';
import { siteCalls, walletCalls, type Member } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { announce, useIsMounted } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useNavigate } from '@members/mfe-kit/router';
import {
  Amount,
  Avatar,
  Button,
  ButtonRow,
  Card,
  ForwardIcon,
  ProgressBar,
  RechargeIcon,
  WithdrawIcon,
} from '@members/ui/core';
import { useState } from 'react';
import styles from './MemberCard.module.css';

/** Who the member is and what they have (MINE-01 to MINE-06), before the picture that the site has for it (`center_bg`, ENT-01). */
export function MemberCard({ member }: { member: Member }) {
  const { t } = useTexts('mfe-account');
  return (
    <Card tone="ink" className={styles.card}>
      <Background />
      <div className={styles.person}>
        <Avatar src={member.avatarUrl} size={52} />
        <div className={styles.standing}>
          <p className={styles.name}>{member.username}</p>
          <Tier {...member.tier} />
        </div>
      </div>
      <div>
        <div className={styles.figures}>
          <span className={styles.label}>{t('account.balance')}</span>
          <Link to={paths.moneyLog} className={styles.detail}>
            {t('account.walletDetail')}
            <ForwardIcon size={16} />
          </Link>
        </div>
        <div className={styles.figures}>
          <Amount value={formatAmount(member.balanceMinor)} unit={unitLabel} size="xl" />
          <p className={styles.credit}>
            <span className={styles.label}>{t('account.creditScore')}</span>
            <span className={styles.score}>{`${member.creditScore} / 100`}</span>
          </p>
        </div>
      </div>
      <ButtonRow equal>
        <Button
          size="l"
          className={styles.action}
          icon={<RechargeIcon size={18} />}
          render={<Link to={paths.recharge} />}
        >
          {t('account.recharge')}
        </Button>
        <WithdrawButton className={styles.action} />
      </ButtonRow>
    </Card>
  );
}

function Background() {
  const url = useCall(siteCalls.siteInfo).data?.backgroundUrls.center;
  const [failed, setFailed] = useState<string>();
  if (!url || url === failed) return null;
  return <img className={styles.background} src={url} alt="" onError={() => setFailed(url)} />;
}

function Tier({ imageUrl, name, progressPercent }: Member['tier']) {
  const { t } = useTexts('mfe-account');
  const label = name ? `${t('account.tier')}: ${name}` : t('account.tier');
  return (
    <div className={styles.tier}>
      {imageUrl && <img src={imageUrl} alt={label} width={28} height={28} />}
      <ProgressBar value={progressPercent} label={t('account.tierProgress')} text={`${progressPercent} %`} />
    </div>
  );
}

/** Leads to /Withdraw; without a bank card says so and leads to /Setbank (MINE-06, WDR-04, D45). */
export function WithdrawButton({ className }: { className?: string }) {
  const { t } = useTexts('mfe-account');
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    setAsking(true);
    const bound = await hasBankCard();
    setAsking(false);
    if (bound === null || !isMounted()) return;
    if (!bound) announce(t('bankCard.missing'), 'warn');
    await navigate(bound ? paths.withdraw : paths.bankCard);
  };
  return (
    <Button
      size="l"
      variant="secondary"
      icon={<WithdrawIcon size={18} />}
      className={className}
      busy={asking}
      onClick={() => void withdraw()}
    >
      {t('account.withdraw')}
    </Button>
  );
}

const unanswered: readonly ApiErrorKind[] = ['network', 'auth', 'signedOut'];

/**
 * Whether a card is bound (call 21). Null where the shell tells the member what went wrong; after any other failure
 * true, since /Withdraw asks again.
 */
async function hasBankCard(): Promise<boolean | null> {
  try {
    return (await fetchCall(walletCalls.bankCard, undefined)) !== null;
  } catch (error) {
    return error instanceof ApiError && unanswered.includes(error.kind) ? null : true;
  }
}
