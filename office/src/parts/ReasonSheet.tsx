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
  const form = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
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
          setMissing(text === '');
          if (text !== '') onConfirm(text);
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
          error={missing ? t('refusals.reasonNeeded') : undefined}
          value={reason}
          maxLength={200}
          onValueChange={setReason}
        />
      </form>
    </Sheet>
  );
}
