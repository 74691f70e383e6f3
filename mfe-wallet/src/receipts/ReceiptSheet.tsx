import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Amount, StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import type { ReactNode } from 'react';
import type { Receipt, Step } from './receipt';
import { ReceiptActions } from './ReceiptActions';
import styles from './ReceiptSheet.module.css';

interface Props extends LayerProps {
  receipt: Receipt;
  /** What can be done about it: to go on paying, to have it sent back. */
  children?: ReactNode;
}

/** A record in full: its amount and state, what happened when, what it is known by, and ways to keep it. */
export function ReceiptSheet({ receipt, children, ...layer }: Props) {
  const { t: common } = useTexts('common');
  const { title, amount, status, steps, facts, note } = receipt;
  const { text, ...look } = status;
  return (
    <Sheet {...layer} title={title} closeLabel={common('close')}>
      <div className={styles.receipt}>
        <div className={styles.head}>
          <Amount value={amount} size="xl" />
          <StatusLabel {...look}>{text}</StatusLabel>
        </div>
        {note && <FormMessage tone="info">{note}</FormMessage>}
        {children}
        <Timeline steps={steps} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ReceiptActions receipt={receipt} />
      </div>
    </Sheet>
  );
}

function Timeline({ steps }: { steps: readonly Step[] }) {
  const { t } = useTexts('mfe-wallet');
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className={styles.steps} aria-label={t('receipt.steps')}>
      {steps.map(({ label, time, isDone }, index) => (
        <li
          key={label}
          className={isDone ? `${styles.step} ${styles.passed}` : styles.step}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.label}>{label}</span>
          {time && <time className={styles.time}>{time}</time>}
        </li>
      ))}
    </ol>
  );
}
