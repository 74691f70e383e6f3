import { CheckboxField } from '@members/ui/forms';
import { useAreaTexts } from '../texts';
import styles from './SupportSettings.module.css';
import type { SettingsFields } from './SupportSettingsForm';

type Hours = SettingsFields['hours'];

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** From when to when somebody answers, on each day of the week. */
export function HoursFields({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useAreaTexts('support');
  const change = (day: number, times: { from: string; to: string } | null) =>
    onChange(
      [...hours.filter((each) => each.day !== day), ...(times ? [{ day, ...times }] : [])].toSorted(
        (one, other) => one.day - other.day,
      ),
    );
  // Who opens another day has the hours of the one before.
  const usual = hours.at(-1) ?? { from: '09:00', to: '18:00' };
  return (
    <fieldset className={styles.hours}>
      <legend>{t('hours.hours')}</legend>
      {weekdays.map((day) => {
        const times = hours.find((each) => each.day === day);
        const name = t(`hours.days.${day}`);
        return (
          <div key={day} className={styles.weekday}>
            <CheckboxField
              label={name}
              checked={times !== undefined}
              onCheckedChange={(isOpen) => change(day, isOpen ? { from: usual.from, to: usual.to } : null)}
            />
            {times &&
              (['from', 'to'] as const).map((end) => (
                <label key={end} className={styles.time}>
                  <span>{t(`hours.${end}`)}</span>
                  <input
                    type="time"
                    aria-label={`${name}: ${t(`hours.${end}`)}`}
                    value={times[end] === '24:00' ? '00:00' : times[end]}
                    onChange={({ currentTarget: { value } }) =>
                      value && change(day, { from: times.from, to: times.to, [end]: value })
                    }
                  />
                </label>
              ))}
          </div>
        );
      })}
      <p className={styles.note}>{t('hours.hoursHint')}</p>
    </fieldset>
  );
}
