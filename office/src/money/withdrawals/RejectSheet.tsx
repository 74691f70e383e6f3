import { useChange } from '../../calls/useChange';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { useAreaTexts } from '../../texts';

/** Reasons that members read in their own language. */
const reasons = [
  'bank-returned',
  'other-holder',
  'card-closed',
  'wrong-number',
  'bank-unreachable',
  'member-asked',
] as const;

interface RejectSheetProps {
  id: number;
  /** Of one that had arrived. */
  isReturn?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why a withdrawal is rejected; the member reads it. */
export function RejectSheet({ id, isReturn = false, onDone, onClose }: RejectSheetProps) {
  const { t } = useAreaTexts('money');
  const reject = useChange(isReturn ? 'returnWithdrawal' : 'rejectWithdrawal', {
    done: t('rejected', { id }),
    onDone,
    onProposed: onClose,
  });
  return (
    <ReasonSheet
      title={t('rejectTitle', { id })}
      confirmLabel={t('reject')}
      hint={t('rejectHint')}
      danger
      busy={reject.isPending}
      suggestions={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      onConfirm={(reason) => reject.mutate({ id, reason })}
      onClose={onClose}
    />
  );
}
