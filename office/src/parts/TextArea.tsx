import { useId } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Of the text, for spelling and voices. */
  lang?: string;
  rows?: number;
  /** Figures and marks stand in columns. */
  code?: boolean;
  disabled?: boolean;
  onValueChange: (text: string) => void;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, value, hint, error, lang, rows = 5, code, disabled, onValueChange } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        lang={lang}
        data-code={code || undefined}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {note && (
        <small id={`${id}-note`} role={error ? 'alert' : undefined} data-error={error ? true : undefined}>
          {note}
        </small>
      )}
    </div>
  );
}
