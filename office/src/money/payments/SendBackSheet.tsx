import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { useAreaTexts } from '../../texts';

interface SendBackSheetProps {
  call: 'returnPayment' | 'returnReceived';
  id: number;
  title: string;
  /** Whether its provider does it; otherwise it goes back by hand. */
  byProvider: boolean;
  onClose: () => void;
}

/** Sends a payment back that is not credited; a second operator confirms it. */
export function SendBackSheet({ call, id, title, byProvider, onClose }: SendBackSheetProps) {
  const { t } = useAreaTexts('money');
  const [handReference, setHandReference] = useState('');
  const [missing, setMissing] = useState(false);
  const sendBack = useChange(call, { onProposed: onClose });
  return (
    <ReasonSheet
      title={title}
      confirmLabel={t('propose')}
      danger
      busy={sendBack.isPending}
      onConfirm={(reason) => {
        const lacks = !byProvider && handReference.trim() === '';
        setMissing(lacks);
        if (!lacks) sendBack.mutate({ id, handReference, reason });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('handReference')}
        hint={t(byProvider ? 'handReferenceOptional' : 'handReferenceNeeded')}
        error={missing ? t('handReferenceNeeded') : undefined}
        maxLength={100}
        value={handReference}
        onValueChange={setHandReference}
      />
    </ReasonSheet>
  );
}
