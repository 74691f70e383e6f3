import type { LimitState } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Button, ButtonRow, ProgressBar } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useRef, useState } from 'react';
import { ControlSection } from './ControlSection';
import { failureText, limitText, momentText, moneyText } from './controlTexts';
import { canConfirm, leftMinor, usedPercent } from './limit';
import { LimitForm } from './LimitForm';
import styles from './Limits.module.css';
import { useControlChange } from './useControlChange';

export interface LimitsProps {
  limits: readonly LimitState[];
  /** The server's time. */
  now: string;
}

/** The four limits a member can set: losses and deposits, by day and week. */
export function Limits({ limits, now }: LimitsProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <ControlSection title={t('control.limits.title')} about={t('control.limits.about')}>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <LimitRow key={limit.kind} limit={limit} now={now} />
        ))}
      </ul>
    </ControlSection>
  );
}

export interface LimitRowProps {
  limit: LimitState;
  /** The server's time. */
  now: string;
}

/** A limit with what is used and left of it; its form opens in its place. */
function LimitRow({ limit, now }: LimitRowProps) {
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

export interface RaiseNoteProps {
  limit: LimitState;
  raise: NonNullable<LimitState['raise']>;
  /** The server's time. */
  now: string;
}

/** A raise that waits: from when until when it can be confirmed, and the two ways to end the waiting. */
export function RaiseNote({ limit, raise, now }: RaiseNoteProps) {
  const { t, language } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const confirm = useControlChange('confirmRaise');
  const drop = useControlChange('dropRaise');
  const failure = failureText(confirm.error ?? drop.error, common('serverError'));
  const isPending = confirm.isPending || drop.isPending;
  const change = {
    params: { kind: limit.kind },
    quiet: true,
    doneText: t('control.limits.saved'),
  };
  return (
    <div className={styles.raise}>
      <p>
        {t('control.raise.text', {
          amount: limitText(t, raise.toMinor),
          from: momentText(raise.confirmFrom, language),
          until: momentText(raise.confirmUntil, language),
        })}
      </p>
      {failure && <FormMessage>{failure}</FormMessage>}
      <ButtonRow>
        <Button variant="secondary" disabled={isPending} onClick={() => drop.mutate(change)}>
          {t('control.raise.drop')}
        </Button>
        {canConfirm(raise, now) && (
          <Button disabled={isPending} onClick={() => confirm.mutate(change)}>
            {t('control.raise.confirm')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
