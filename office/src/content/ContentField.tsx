import { languages } from '@members/contract';
import { isLocalised, type ContentKind, type FieldType, type FieldValue } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { useId, useState } from 'react';
import { SelectField } from '../parts/SelectField';
import { useAreaTexts } from '../texts';
import styles from './ContentItemScreen.module.css';
import { useReferred } from './useReferred';

interface ContentFieldProps {
  name: string;
  type: FieldType;
  value: FieldValue;
  /** The kind that a reference is to. */
  refersTo?: ContentKind | undefined;
  disabled: boolean;
  onChange: (value: FieldValue) => void;
}

/** One field of an item, by its type; what has languages has all six side by side. */
export function ContentField(props: ContentFieldProps) {
  const { name, type, value, refersTo, disabled, onChange } = props;
  const { t } = useAreaTexts('content');
  const label = t(`fields.${name}`);
  if (isLocalised(type)) return <InSix {...props} />;
  if (type === 'reference') return <Reference {...props} refersTo={refersTo} />;
  if (type === 'pictures')
    return (
      <Words
        label={label}
        hint={t('onePerLine')}
        disabled={disabled}
        value={(value as string[]).join('\n')}
        onChange={(text) => onChange(text.split('\n').map((line) => line.trim()))}
      />
    );
  if (type === 'steps') return <Steps {...props} />;
  if (type === 'price' || type === 'whole') return <Figure {...props} />;
  return (
    <TextField
      label={label}
      disabled={disabled}
      value={String(value)}
      onValueChange={(text) => onChange(text)}
    />
  );
}

function InSix({ name, type, value, disabled, onChange }: ContentFieldProps) {
  const { t } = useAreaTexts('content');
  const texts = value as Record<string, string>;
  const english = texts.en_us !== '';
  return (
    <fieldset className={styles.languages}>
      <legend>{t(`fields.${name}`)}</legend>
      {languages.map((language) => (
        <Words
          key={language}
          short={type !== 'longText'}
          label={t(`languages.${language}`)}
          lang={language}
          hint={english && !texts[language] ? t('missingHere') : undefined}
          disabled={disabled}
          value={texts[language] ?? ''}
          onChange={(text) => onChange({ ...texts, [language]: text } as FieldValue)}
        />
      ))}
    </fieldset>
  );
}

interface WordsProps {
  label: string;
  value: string;
  hint?: string | undefined;
  lang?: string;
  short?: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

function Words({ label, value, hint, lang, short, disabled, onChange }: WordsProps) {
  const id = useId();
  if (short)
    return <TextField label={label} hint={hint} value={value} disabled={disabled} onValueChange={onChange} />;
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={5}
        lang={lang?.slice(0, 2)}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint && <small>{hint}</small>}
    </div>
  );
}

function Figure({ name, type, value, disabled, onChange }: ContentFieldProps) {
  const { t } = useAreaTexts('content');
  const minor = type === 'price';
  const [typed, setTyped] = useState(minor ? (Number(value) / 100).toFixed(2) : String(value));
  return (
    <TextField
      label={t(`fields.${name}`)}
      inputMode={minor ? 'decimal' : 'numeric'}
      disabled={disabled}
      value={typed}
      onValueChange={(text) => {
        const kept = text.replace(minor ? /[^\d.]/g : /\D/g, '');
        setTyped(kept);
        onChange(Math.round(Number(kept) * (minor ? 100 : 1)));
      }}
    />
  );
}

function Reference({ name, value, refersTo, disabled, onChange }: ContentFieldProps) {
  const { t } = useAreaTexts('content');
  const options = useReferred(refersTo);
  return (
    <fieldset className={styles.plain} disabled={disabled}>
      <SelectField
        label={t(`fields.${name}`)}
        value={String(value)}
        options={[{ value: '', label: '–' }, ...options]}
        onValueChange={(text) => onChange(refersTo === 'city' ? Number(text) : text)}
      />
    </fieldset>
  );
}

type Step = { title: Record<string, string>; description: Record<string, string>; happenedAt: string };
const noTexts = () => Object.fromEntries(languages.map((language) => [language, '']));

function Steps({ value, disabled, onChange }: ContentFieldProps) {
  const { t } = useAreaTexts('content');
  const steps = value as unknown as Step[];
  const set = (changed: Step[]) => onChange(changed as unknown as FieldValue);
  return (
    <fieldset className={styles.steps} disabled={disabled}>
      <legend>{t('fields.steps')}</legend>
      {steps.map((step, index) => {
        const change = (part: Partial<Step>) => set(steps.with(index, { ...step, ...part }));
        const texts = (name: 'title' | 'description') => (
          <InSix
            {...{ name, disabled, type: 'optionalText', value: step[name] as FieldValue }}
            onChange={(changed) => change({ [name]: changed as unknown as Record<string, string> })}
          />
        );
        return (
          <div key={index} className={styles.step}>
            <TextField
              label={t('fields.happenedAt')}
              value={step.happenedAt}
              onValueChange={(happenedAt) => change({ happenedAt })}
            />
            {texts('title')}
            {texts('description')}
            <button type="button" onClick={() => set(steps.filter((_, other) => other !== index))}>
              {t('removeStep')}
            </button>
          </div>
        );
      })}
      <button
        type="button"
        onClick={() =>
          set([...steps, { title: noTexts(), description: noTexts(), happenedAt: new Date().toISOString() }])
        }
      >
        {t('addStep')}
      </button>
    </fieldset>
  );
}
