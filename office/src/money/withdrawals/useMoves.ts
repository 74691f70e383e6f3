import type { OfficeAnswer } from '@members/office-contract';
import { toast } from '@members/ui/overlay';
import { useChange } from '../../calls/useChange';
import { useAreaTexts } from '../../texts';

export type Step = 'approve' | 'send' | 'arrive';

/** The steps that withdrawals in a state can take. */
export const nextStep: Readonly<Record<string, Step | undefined>> = {
  requested: 'approve',
  approved: 'send',
  sent: 'arrive',
};

/** Moves withdrawals by a step, and says how many were moved and why others were not. */
export function useMoves(onDone?: () => void) {
  const { t } = useAreaTexts('money');
  return useChange('moveWithdrawals', {
    onDone: ({ results }: OfficeAnswer<'moveWithdrawals'>) => {
      const moved = results.filter(({ state }) => state !== null);
      const waiting = moved.filter(({ state }) => state === 'requested');
      const refused = results.filter(({ state }) => state === null);
      if (moved.length > waiting.length)
        toast(t('moved', { count: moved.length - waiting.length }), { tone: 'success' });
      if (waiting.length > 0) toast(t('secondNeeded', { count: waiting.length }), { tone: 'success' });
      for (const { refusal } of refused.slice(0, 3)) toast(refusal, { tone: 'danger' });
      onDone?.();
    },
  });
}
