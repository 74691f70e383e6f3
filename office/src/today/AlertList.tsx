import type { AlertShape } from '@members/office-contract';
import { Button, Card, StatusLabel } from '@members/ui/core';
import { useChange } from '../calls/useChange';
import { Ago, Time } from '../parts/formats';
import { useAreaTexts } from '../texts';
import styles from './TodayScreen.module.css';

/** What is wrong, in a sentence each, and who takes care of it. */
export function AlertList({ alerts }: { alerts: readonly AlertShape[] }) {
  const { t } = useAreaTexts('today');
  return (
    <section aria-label={t('alerts')} aria-live="polite" className={styles.alerts}>
      {alerts.length === 0 ? (
        <StatusLabel tone="success">{t('allWell')}</StatusLabel>
      ) : (
        alerts.map((alert) => <AlertCard key={alert.id} alert={alert} />)
      )}
    </section>
  );
}

export const toneOf = ({ endedAt, acknowledgedBy }: AlertShape) =>
  endedAt ? 'neutral' : acknowledgedBy ? 'warn' : 'danger';

/** The sentence of an alert, in the operator's language. */
export function useAlertText(): (alert: AlertShape) => string {
  const { t } = useAreaTexts('today');
  return ({ kind, subject, values }) => t(`kinds.${kind}`, { subject, ...values });
}

function AlertCard({ alert }: { alert: AlertShape }) {
  const { t } = useAreaTexts('today');
  const textOf = useAlertText();
  const { id, beganAt, endedAt, acknowledgedBy } = alert;
  return (
    <Card padding="m" className={styles.alert} data-tone={toneOf(alert)}>
      <StatusLabel tone={toneOf(alert)}>{t(endedAt ? 'over' : 'lasts')}</StatusLabel>
      <span className={styles.sentence}>{textOf(alert)}</span>
      <span className={styles.muted}>
        {endedAt ? <Time at={beganAt} /> : <Ago at={beganAt} />}
        {acknowledgedBy && ` · ${t('takenCareOf', { operator: acknowledgedBy })}`}
      </span>
      {!acknowledgedBy && <Acknowledge id={id} text={textOf(alert)} />}
    </Card>
  );
}

/** Says to everybody that this operator takes care of it. */
export function Acknowledge({ id, text }: { id: number; text: string }) {
  const { t } = useAreaTexts('today');
  const acknowledge = useChange('acknowledgeAlert', { done: t('acknowledged') });
  return (
    <Button
      size="s"
      variant="secondary"
      aria-label={`${t('acknowledge')}: ${text}`}
      busy={acknowledge.isPending}
      onClick={() => acknowledge.mutate({ id })}
    >
      {t('acknowledge')}
    </Button>
  );
}
