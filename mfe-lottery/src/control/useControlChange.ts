import { keepAnswer, refresh, useWrite } from '@members/api-client';
import { controlCalls } from '@members/contract';

type ControlChange = 'setLimit' | 'confirmRaise' | 'dropRaise' | 'pausePlay';

/** A change of the member's limits or pause. Its answer is what screens show next; a refusal is shown in place. */
export function useControlChange<Change extends ControlChange>(change: Change) {
  return useWrite(controlCalls[change], {
    onSuccess(control) {
      keepAnswer(controlCalls.playControl, undefined, control);
      void refresh(controlCalls.controlChanges);
    },
  });
}
