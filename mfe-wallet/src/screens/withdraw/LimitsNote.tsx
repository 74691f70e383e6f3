import type { WithdrawalRule } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Button, InfoIcon } from '@members/ui/core';
import { Popover } from '@members/ui/overlay';
import styles from './LimitsNote.module.css';

/** The limits in a popover (WDR-01): the least, the most, and how often a day. */
export function LimitsNote({ rule }: { rule: WithdrawalRule }) {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const figures = [
    [t('limits.min'), `${formatAmount(rule.minMinor)} ${unitLabel}`],
    [t('limits.max'), `${formatAmount(rule.maxMinor)} ${unitLabel}`],
    [t('limits.perDay'), rule.perDay],
  ];
  return (
    <Popover
      title={t('limits.title')}
      closeLabel={common('close')}
      trigger={
        <Button variant="quiet" size="s" className={styles.trigger}>
          {t('limits.link')}
          <InfoIcon size={16} />
        </Button>
      }
    >
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('limits.note')}</p>
    </Popover>
  );
}
