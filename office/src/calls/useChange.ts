import type { OfficeAnswer, OfficeCallId, OfficeParams } from '@members/office-contract';
import { toast } from '@members/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOfficeTexts } from '../texts';
import { useWithCode } from './CodeProvider';
import { callOffice, downloadFile, isSignedOut, type Outcome } from './callOffice';
import { readsOf } from './queries';
import { useRefusalText } from './useRefusalText';

interface ChangeOptions<Id extends OfficeCallId> {
  /** What it answers is a file, which the browser keeps. */
  isFile?: boolean;
  /** What is said once it is done; nothing unless given. */
  done?: string | ((answer: OfficeAnswer<Id>) => string);
  onDone?: (answer: OfficeAnswer<Id>) => void;
  /** It waits for a second operator now, which has been said. */
  onProposed?: () => void;
  /** The place that shows a refusal itself, e.g. beside a field. A toast unless given. */
  onRefused?: (error: Error) => void;
}

/**
 * Sends a call that changes something: asks for a one-time code where it needs one, says what came of it, and has
 * everything that is shown read again.
 *
 *     const approve = useChange('moveWithdrawals', { done: t('approved') });
 *     approve.mutate({ ids, step: 'approve' });
 */
export function useChange<Id extends OfficeCallId>(id: Id, options: ChangeOptions<Id> = {}) {
  const client = useQueryClient();
  const withCode = useWithCode();
  const refusalText = useRefusalText();
  const { t } = useOfficeTexts();
  return useMutation<Outcome<Id> | null, Error, OfficeParams<Id>>({
    mutationFn: (params) =>
      withCode(async (code) => {
        if (!options.isFile) return callOffice(id, params, { code });
        await downloadFile(id, params, { code });
        return { answer: {} as OfficeAnswer<Id>, proposal: null };
      }),
    onSuccess: (outcome) => {
      // The operator closed the question for the code.
      if (outcome === null) return;
      if (outcome.proposal !== null) {
        toast(t('proposed'), { tone: 'success' });
        options.onProposed?.();
        return;
      }
      const { done, onDone } = options;
      const said = typeof done === 'function' ? done(outcome.answer) : done;
      if (said) toast(said, { tone: 'success' });
      onDone?.(outcome.answer);
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      if (options.onRefused) options.onRefused(error);
      else toast(refusalText(error), { tone: 'danger' });
    },
    onSettled: () => readsOf(client),
  });
}
