import type { PlaySession } from '@members/contract';
import { formatNumber, useTexts } from '@members/i18n';
import { ConfirmDialog } from '@members/ui/overlay';
import { lengthText, moneyText } from './controlTexts';
import { playedMinutes } from './reminder';
import styles from './ReminderDialog.module.css';

export interface ReminderDialogProps {
  session: PlaySession;
  open: boolean;
  /** The member has read it and goes on. */
  onGoOn: () => void;
  onBreak: () => void;
}

/** How long the member has been playing, and with which result. */
export function ReminderDialog({ session, open, onGoOn, onBreak }: ReminderDialogProps) {
  const { t, language } = useTexts('mfe-lottery');
  const figures = [
    { name: t('control.reminder.orders'), value: formatNumber(session.orders, language) },
    { name: t('control.reminder.result'), value: moneyText(session.netMinor) },
    { name: t('control.reminder.open'), value: moneyText(session.openMinor) },
  ];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onGoOn()}
      title={t('control.reminder.title', { time: lengthText(playedMinutes(session), language) })}
      description={
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      }
      confirmLabel={t('control.reminder.break')}
      cancelLabel={t('control.reminder.goOn')}
      onConfirm={onBreak}
    />
  );
}
