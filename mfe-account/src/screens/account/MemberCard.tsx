import type { Member } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import {
  Amount,
  Avatar,
  Button,
  ButtonRow,
  Card,
  ForwardIcon,
  ProgressBar,
  RechargeIcon,
} from '@members/ui/core';
import { WithdrawButton } from './WithdrawButton';
import styles from './MemberCard.module.css';

/** Who the member is and what they have (MINE-01 to MINE-06). */
export function MemberCard({ member }: { member: Member }) {
  const { t } = useTexts('mfe-account');
  return (
    <Card tone="ink" className={styles.card}>
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

function Tier({ imageUrl, progressPercent }: Member['tier']) {
  const { t } = useTexts('mfe-account');
  return (
    <div className={styles.tier}>
      {imageUrl && <img src={imageUrl} alt={t('account.tier')} width={28} height={28} />}
      <ProgressBar value={progressPercent} label={t('account.tierProgress')} text={`${progressPercent} %`} />
    </div>
  );
}
