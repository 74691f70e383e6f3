import type { LimitState } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Button, ProgressBar } from '@members/ui/core';
import { useRef, useState } from 'react';
import { leftMinor, usedPercent } from './limit';
import { LimitForm } from './LimitForm';
import { limitText, moneyText } from './controlTexts';
import styles from './Limits.module.css';
import { RaiseNote } from './RaiseNote';

export interface LimitRowProps {
  limit: LimitState;
  /** The server's time. */
  now: string;
}

/** A limit with what is used and left of it; its form opens in its place. */
export function LimitRow({ limit, now }: LimitRowProps) {
  const { t } = useTexts('mfe-lottery');
  const [editing, setEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const name = t(`control.limits.${limit.kind}`);
  const onSaved = () => {
    setEditing(false);
    toggle.current?.focus();
  };
  return (
    <li className={styles.limit}>
      <div className={styles.head}>
        <p className={styles.name}>
          {name}
          <strong className={styles.amount}>{limitText(t, limit.amountMinor)}</strong>
        </p>
        <Button
          ref={toggle}
          size="s"
          variant="quiet"
          aria-label={t('control.limits.changeOf', { limit: name })}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          {t('control.limits.change')}
        </Button>
      </div>
      {limit.amountMinor !== null && (
        <ProgressBar tone="action" label={`${name}: ${usedText(t, limit)}`} value={usedPercent(limit)} />
      )}
      <p className={styles.used}>{usedText(t, limit)}</p>
      {limit.raise && <RaiseNote limit={limit} raise={limit.raise} now={now} />}
      {editing && <LimitForm limit={limit} onSaved={onSaved} />}
    </li>
  );
}

function usedText(t: ReturnType<typeof useTexts>['t'], limit: LimitState): string {
  const left = leftMinor(limit);
  const used = moneyText(Math.max(0, limit.usedMinor));
  return left === null
    ? t('control.limits.used', { used })
    : t('control.limits.usedAndLeft', { used, left: moneyText(left) });
}
