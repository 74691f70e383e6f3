import type { OfficeAnswer } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { majorOf, minorOf, onlyAmount } from '../../parts/amounts';
import { useDraft } from '../../parts/useDraft';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { ProposalForm } from './ProposalForm';

type Rule = OfficeAnswer<'moneyRule'>;
const names = ['correctionsTwoFromMinor', 'refundsTwoFromMinor'] as const;

/** From which amounts on bonuses, corrections and refunds take two operators. */
export function MoneyRuleForm({ rule }: { rule: Rule }) {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const [draft, keep] = useDraft<Record<keyof Rule, string>>('money rule');
  const typed = draft?.fields ?? {
    correctionsTwoFromMinor: majorOf(rule.correctionsTwoFromMinor),
    refundsTwoFromMinor: majorOf(rule.refundsTwoFromMinor),
  };
  const [refused, setRefused] = useState<Error | null>(null);
  const forget = () => keep(null);
  const save = useChange('setMoneyRule', { onRefused: setRefused, onProposed: forget });
  return (
    <ProposalForm
      title={t('moneyRule')}
      refused={refused}
      busy={save.isPending}
      onDiscard={draft ? forget : undefined}
      onSend={() => {
        setRefused(null);
        const minor = (name: keyof Rule) => minorOf(typed[name]) ?? 0;
        save.mutate({
          correctionsTwoFromMinor: minor('correctionsTwoFromMinor'),
          refundsTwoFromMinor: minor('refundsTwoFromMinor'),
        });
      }}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`rules.${name}`)}
          hint={t(`ruleHints.${name}`)}
          inputMode="decimal"
          disabled={!mayChange}
          value={typed[name]}
          onValueChange={(value) => keep({ fields: { ...typed, [name]: onlyAmount(value) } })}
        />
      ))}
    </ProposalForm>
  );
}
