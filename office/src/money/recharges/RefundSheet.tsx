import { refundCauses, type OfficeAnswer } from '@members/office-contract';
import { formatMoney } from '@members/contract';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { SelectField } from '../../parts/SelectField';
import { useAreaTexts } from '../../texts';

interface RefundSheetProps {
  recharge: OfficeAnswer<'recharge'>;
  onClose: () => void;
}

/** Sends a credited recharge back; what the balance lacks is said, and the house bears it where the operator agrees. */
export function RefundSheet({ recharge, onClose }: RefundSheetProps) {
  const { t } = useAreaTexts('money');
  const refusalText = useRefusalText();
  const { id, canReturn, balanceMinor, uncoveredMinor } = recharge;
  const [cause, setCause] = useState<(typeof refundCauses)[number]>('refund-asked');
  const [handReference, setHandReference] = useState('');
  const [houseBears, setHouseBears] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const refund = useChange('refundRecharge', {
    done: t('refunded', { id }),
    onDone: onClose,
    onProposed: onClose,
    onRefused: setRefused,
  });
  const byProvider = canReturn && cause !== 'chargeback';
  return (
    <ReasonSheet
      title={t('refundTitle', { id })}
      confirmLabel={t('decisions.refund')}
      danger
      busy={refund.isPending}
      onConfirm={(reason) =>
        refund.mutate({ id, cause, reason, handReference, houseMinor: houseBears ? uncoveredMinor : 0 })
      }
      onClose={onClose}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <SelectField
        label={t('causeForMember')}
        value={cause}
        options={refundCauses.map((value) => ({ value, label: t(`causes.${value}`) }))}
        onValueChange={setCause}
      />
      <TextField
        label={t('handReference')}
        hint={t(byProvider ? 'handReferenceOptional' : 'handReferenceNeeded')}
        maxLength={100}
        value={handReference}
        onValueChange={setHandReference}
      />
      {uncoveredMinor > 0 && (
        <CheckboxField
          label={t('houseBears', {
            balance: formatMoney(balanceMinor),
            missing: formatMoney(uncoveredMinor),
          })}
          checked={houseBears}
          onCheckedChange={setHouseBears}
        />
      )}
    </ReasonSheet>
  );
}

/** Puts on record that a refund went back by hand, since the provider does not do it. */
export function FinishRefundSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useAreaTexts('money');
  const finish = useChange('finishRefund', { done: t('recorded'), onDone: onClose });
  return (
    <ReasonSheet
      title={t('finishTitle', { id })}
      confirmLabel={t('decisions.finish')}
      label={t('handReference')}
      hint={t('handReferenceNeeded')}
      busy={finish.isPending}
      onConfirm={(handReference) => finish.mutate({ id, handReference })}
      onClose={onClose}
    />
  );
}
