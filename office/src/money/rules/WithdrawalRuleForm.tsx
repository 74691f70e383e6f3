import type { OfficeAnswer } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { majorOf, minorOf, onlyAmount, onlyDigits } from '../../parts/amounts';
import { useDraft } from '../../parts/useDraft';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { ProposalForm } from './ProposalForm';

type Rule = OfficeAnswer<'withdrawalRule'>;
type Typed = Record<keyof Rule, string>;

const amounts = ['minMinor', 'maxMinor', 'twoOperatorsFromMinor'] as const;

/** What holds for everybody's withdrawals. */
export function WithdrawalRuleForm({ rule }: { rule: Rule }) {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const [draft, keep] = useDraft<Typed>('withdrawal rule');
  const typed = draft?.fields ?? {
    minMinor: majorOf(rule.minMinor),
    maxMinor: majorOf(rule.maxMinor),
    twoOperatorsFromMinor: majorOf(rule.twoOperatorsFromMinor),
    perDay: String(rule.perDay),
  };
  const [refused, setRefused] = useState<Error | null>(null);
  const forget = () => keep(null);
  const save = useChange('setWithdrawalRule', { onRefused: setRefused, onProposed: forget });
  const type = (name: keyof Rule, value: string) => keep({ fields: { ...typed, [name]: value } });
  return (
    <ProposalForm
      title={t('rule')}
      refused={refused}
      busy={save.isPending}
      onDiscard={draft ? forget : undefined}
      onSend={() => {
        setRefused(null);
        const minor = (name: (typeof amounts)[number]) => minorOf(typed[name]) ?? 0;
        save.mutate({
          minMinor: minor('minMinor'),
          maxMinor: minor('maxMinor'),
          twoOperatorsFromMinor: minor('twoOperatorsFromMinor'),
          perDay: Number(typed.perDay),
        });
      }}
    >
      {amounts.map((name) => (
        <TextField
          key={name}
          label={t(`rules.${name}`)}
          inputMode="decimal"
          disabled={!mayChange}
          value={typed[name]}
          onValueChange={(value) => type(name, onlyAmount(value))}
        />
      ))}
      <TextField
        label={t('rules.perDay')}
        inputMode="numeric"
        disabled={!mayChange}
        value={typed.perDay}
        onValueChange={(value) => type('perDay', onlyDigits(value))}
      />
    </ProposalForm>
  );
}
