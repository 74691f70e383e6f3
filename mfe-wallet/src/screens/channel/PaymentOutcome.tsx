import { refreshMember, useCall } from '@members/api-client';
import { formatCurrency, memberCalls, type Recharge } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Amount, Button, Card, ErrorIcon, SuccessIcon, TimeIcon } from '@members/ui/core';
import { useEffect, useState } from 'react';
import { recordPath } from '../../records/recordPath';
import styles from './PaymentOutcome.module.css';

interface Props {
  recharge: Recharge;
  onAgain: () => void;
  onDone: () => void;
}

/** What became of a payment, with one next step: done, again, or its record. */
export function PaymentOutcome({ recharge, onAgain, onDone }: Props) {
  const { t, language } = useTexts('mfe-wallet');
  const { state, status, statusText, amountMinor, received } = recharge;
  const isPaid = status === 2;
  const canRepeat = state === 'failed' || state === 'expired';
  const Icon = isPaid ? SuccessIcon : state === 'failed' ? ErrorIcon : TimeIcon;
  const note = received?.note ?? (canRepeat ? t(`outcome.${state}`) : '');
  return (
    <Card padding="l" className={styles.outcome}>
      <Icon size={48} className={isPaid ? styles.paid : styles.other} />
      <div role="status">
        <h2 className={styles.state}>{statusText}</h2>
        <Amount value={formatCurrency(amountMinor, language)} size="xl" />
        {isPaid && <NewBalance />}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>
        {canRepeat ? (
          <Button block size="l" onClick={onAgain}>
            {t('outcome.again')}
          </Button>
        ) : (
          <Button block size="l" onClick={onDone}>
            {t('outcome.done')}
          </Button>
        )}
        <Button
          block
          variant="quiet"
          render={<Link to={recordPath(paths.recharges, recharge) ?? paths.recharges} />}
        >
          {t('outcome.record')}
        </Button>
        {state === 'failed' && (
          <Button block variant="quiet" render={<Link to={paths.service} />}>
            {t('contact')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The balance that the payment has led to, once the server has told it; its place is kept meanwhile. */
function NewBalance() {
  const { t, language } = useTexts('mfe-wallet');
  const { data: member } = useCall(memberCalls.member);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let over = false;
    void refreshMember().finally(() => !over && setRead(true));
    return () => {
      over = true;
    };
  }, []);
  return (
    <p className={styles.note}>
      {isRead && member
        ? t('outcome.newBalance', { amount: formatCurrency(member.balanceMinor, language) })
        : '\u00a0'}
    </p>
  );
}
