import type { BetType } from '@members/contract';
import { useForm } from '@members/ui/forms';
import { useCallback, useState } from 'react';
import { toggled } from '../../betting/orderRules';

/** What the member has chosen so far. It stays through the end of a round (D27). */
export function useBetSlip() {
  const [chosen, setChosen] = useState<readonly BetType[]>([]);
  const form = useForm({ stake: '' });
  const toggle = useCallback((type: BetType) => setChosen((types) => toggled(types, type)), []);
  return {
    chosen,
    form,
    stake: form.values.stake,
    toggle,
    clear: () => setChosen([]),
    /** Options and a stake per option in the place of what is chosen. */
    change: (betTypes: readonly BetType[], stake: string) => {
      setChosen(betTypes);
      form.change({ stake });
    },
  };
}

export type BetSlip = ReturnType<typeof useBetSlip>;
