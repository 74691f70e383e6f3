import type { OfficeAnswer, OfficeCallId, OfficeParams } from '@members/office-contract';
import { identityChecks } from '@members/office-contract';
import { CheckboxField, FormMessage } from '@members/ui/forms';
import { useState, type ReactNode } from 'react';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { useAreaTexts } from '../../texts';
import styles from './MemberScreen.module.css';

interface ActSheetProps<Id extends OfficeCallId> {
  call: Id;
  title: string;
  confirmLabel: string;
  /** What is sent beside the reason; null where something is missing, which `children` say. */
  params: () => Omit<OfficeParams<Id>, 'reason'> | null;
  done?: string | ((answer: OfficeAnswer<Id>) => string);
  danger?: boolean;
  isFile?: boolean;
  children?: ReactNode;
  /** Instead of closing it. */
  onDone?: (answer: OfficeAnswer<Id>) => void;
  onClose: () => void;
}

/** Asks why something is done to a member, does it, and says in its place why it was refused. */
export function ActSheet<Id extends OfficeCallId>(props: ActSheetProps<Id>) {
  const { call, title, confirmLabel, params, done, danger, isFile, children, onDone, onClose } = props;
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<Error | null>(null);
  const act = useChange(call, {
    ...(done && { done }),
    ...(isFile && { isFile }),
    onDone: (answer) => (onDone ? onDone(answer) : onClose()),
    onProposed: onClose,
    onRefused: setRefused,
  });
  return (
    <ReasonSheet
      title={title}
      confirmLabel={confirmLabel}
      busy={act.isPending}
      danger={danger ?? false}
      onSubmit={params}
      onConfirm={(reason) => {
        setRefused(null);
        const sent = params();
        if (sent) act.mutate({ ...sent, reason } as OfficeParams<Id>);
      }}
      onClose={onClose}
    >
      {(refused || children) && (
        <div className={styles.asked}>
          {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
          {children}
        </div>
      )}
    </ReasonSheet>
  );
}

export type Check = (typeof identityChecks)[number];

interface ChecksProps {
  checked: readonly Check[];
  /** Nothing was chosen, and something has to be. */
  missing: boolean;
  onChange: (checked: Check[]) => void;
}

/** What was compared before: kept in the operator log. */
export function Checks({ checked, missing, onChange }: ChecksProps) {
  const { t } = useAreaTexts('members');
  return (
    <fieldset className={styles.checks}>
      <legend>{t('fields.checked')}</legend>
      {missing && <FormMessage>{t('checkMissing')}</FormMessage>}
      {identityChecks.map((check) => (
        <CheckboxField
          key={check}
          label={t(`fieldValues.checked.${check}`)}
          checked={checked.includes(check)}
          onCheckedChange={(is) =>
            onChange(identityChecks.filter((each) => (each === check ? is : checked.includes(each))))
          }
        />
      ))}
    </fieldset>
  );
}
