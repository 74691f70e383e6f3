import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, CloseIcon, IconButton } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { useId, useState } from 'react';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { useDraft } from '../parts/useDraft';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import { HoursFields } from './HoursFields';
import styles from './SupportSettings.module.css';

type Settings = OfficeAnswer<'supportSettings'>;
export type SettingsFields = Omit<Settings, 'version' | 'usualMinutes'>;

const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');

/** Switch, address and hours of customer service; what was typed stays until it is saved. */
export function SupportSettingsForm({ settings }: { settings: Settings }) {
  const { t } = useAreaTexts('support');
  const refusalText = useRefusalText();
  const zones = useId();
  const mayChange = useMay('content.change');
  const { version, usualMinutes, ...saved } = settings;
  const [draft, keepDraft] = useDraft<SettingsFields>('support settings');
  const fields = draft?.fields ?? saved;
  const base = draft?.version ?? version;
  const [refused, setRefused] = useState<Error | null>(null);
  const save = useChange('setSupportSettings', {
    done: t('hours.saved'),
    onRefused: setRefused,
    onDone: () => keepDraft(null),
  });
  const change = (part: Partial<SettingsFields>) =>
    keepDraft({ version: base, fields: { ...fields, ...part } });
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('hours.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            save.mutate({ ...fields, version: base });
          }}
        />
      }
    >
      <h2 className={styles.title}>{t('hours.title')}</h2>
      {base !== version && <FormMessage>{t('hours.changed')}</FormMessage>}
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <fieldset className={styles.fields} disabled={!mayChange}>
        <CheckboxField
          role="switch"
          label={t('hours.enabled')}
          checked={fields.enabled}
          onCheckedChange={(enabled) => change({ enabled })}
        />
        <CheckboxField
          role="switch"
          label={t('hours.visitors')}
          checked={fields.visitorsWrite}
          onCheckedChange={(visitorsWrite) => change({ visitorsWrite })}
        />
        <TextField
          label={t('hours.url')}
          hint={t('hours.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={fields.url}
          onValueChange={(url) => change({ url: url.trim() })}
        />
        <HoursFields hours={fields.hours} onChange={(hours) => change({ hours })} />
        <TextField
          label={t('hours.timeZone')}
          hint={t('hours.timeZoneHint')}
          list={zones}
          autoComplete="off"
          spellCheck={false}
          value={fields.timeZone}
          onValueChange={(timeZone) => change({ timeZone: timeZone.trim() })}
        />
        <datalist id={zones}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <DaysOff days={fields.daysOff} onChange={(daysOff) => change({ daysOff })} />
        <p className={styles.note}>
          {usualMinutes === null ? t('hours.noUsual') : t('hours.usual', { minutes: usualMinutes })}
        </p>
      </fieldset>
      {mayChange && (
        <ButtonRow>
          {draft && (
            <Button variant="secondary" onClick={() => keepDraft(null)}>
              {t('hours.discard')}
            </Button>
          )}
          <Button type="submit" busy={save.isPending}>
            {t('hours.save')}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}

/** Days on which nobody answers, whatever weekday they are. */
function DaysOff({ days, onChange }: { days: readonly string[]; onChange: (days: string[]) => void }) {
  const { t } = useAreaTexts('support');
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed && !days.includes(typed)) onChange([...days, typed].sort());
    setTyped('');
  };
  return (
    <fieldset className={styles.daysOff}>
      <legend>{t('hours.daysOff')}</legend>
      {days.length > 0 && (
        <ul className={styles.chips}>
          {days.map((day) => (
            <li key={day}>
              <time dateTime={day}>{day}</time>
              <IconButton
                label={t('hours.removeDay', { day })}
                icon={<CloseIcon size={18} />}
                onClick={() => onChange(days.filter((each) => each !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextField type="date" label={t('hours.addDay')} value={typed} onValueChange={setTyped} />
        <Button variant="secondary" onClick={add}>
          {t('hours.addDay')}
        </Button>
      </div>
    </fieldset>
  );
}
