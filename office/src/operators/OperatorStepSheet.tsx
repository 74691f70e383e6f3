import type { Invitation } from '@members/office-contract';
import { useState } from 'react';
import { FormMessage } from '@members/ui/forms';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { ReasonSheet } from '../parts/ReasonSheet';
import { useAreaTexts } from '../texts';
import type { Operator } from './OperatorsScreen';

/** What is done to somebody with a reason alone. */
export type Step = 'reset' | 'end' | 'disable' | 'enable';

interface StepSheetProps {
  step: Step;
  operator: Operator;
  onInvited: (invitation: Invitation) => void;
  onClose: () => void;
}

/** Asks why, and does it. */
export function OperatorStepSheet({ step, operator: { name }, onInvited, onClose }: StepSheetProps) {
  const { t } = useAreaTexts('operators');
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<Error | null>(null);
  const options = { done: t('done'), onDone: onClose, onProposed: onClose, onRefused: setRefused };
  const steps = {
    reset: useChange('resetOperator', { ...options, done: '', onDone: onInvited }),
    end: useChange('endOperatorSessions', options),
    disable: useChange('disableOperator', options),
    enable: useChange('enableOperator', options),
  };
  return (
    <ReasonSheet
      title={t(`${step}Title`, { name })}
      confirmLabel={t(step)}
      danger={step === 'disable'}
      busy={steps[step].isPending}
      onConfirm={(reason) => {
        setRefused(null);
        steps[step].mutate({ name, reason });
      }}
      onClose={onClose}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <p>{t(`${step}Hint`, { name })}</p>
    </ReasonSheet>
  );
}
