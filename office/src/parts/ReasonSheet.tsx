import { Button, ButtonRow } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useId, useState, type ReactNode } from 'react';
import { useOfficeTexts } from '../texts';

interface ReasonSheetProps {
  title: string;
  confirmLabel: string;
  /** Of the field; “Why” unless told. */
  label?: string;
  /** Who reads it. */
  hint?: string;
  busy?: boolean;
  danger?: boolean;
  maxLength?: number;
  /** What is wrong with a reason; without it any will do. */
  check?: (reason: string) => string | undefined;
  /** Sentences to choose from, which the field takes over. */
  suggestions?: readonly { value: string; label: string }[];
  children?: ReactNode;
  /** Each time it is asked for, with a reason or not: what `children` miss is said together with that. */
  onSubmit?: () => void;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why something is done, before it is. */
export function ReasonSheet(props: ReasonSheetProps) {
  const {
    title,
    confirmLabel,
    label,
    hint,
    busy,
    danger,
    suggestions = [],
    children,
    onSubmit,
    onConfirm,
    onClose,
  } = props;
  const { t } = useOfficeTexts();
  const { maxLength = 200, check = (text) => (text === '' ? t('refusals.reasonNeeded') : undefined) } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy ?? false}>
            {confirmLabel}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
          const text = reason.trim();
          const found = check(text);
          setWrong(found);
          if (found === undefined) onConfirm(text);
        }}
      >
        {children}
        {suggestions.length > 0 && (
          <ButtonRow>
            {suggestions.map(({ value, label }) => (
              <Button key={value} size="s" variant="secondary" onClick={() => setReason(value)}>
                {label}
              </Button>
            ))}
          </ButtonRow>
        )}
        <TextField
          label={label ?? t('reason')}
          hint={hint ?? t('reasonHint')}
          error={wrong}
          value={reason}
          maxLength={maxLength}
          onValueChange={setReason}
        />
      </form>
    </Sheet>
  );
}
