import type { OfficeAnswer } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { useDraft } from '../../parts/useDraft';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { ProposalForm } from './ProposalForm';

type Account = NonNullable<OfficeAnswer<'debtorAccount'>['account']>;
const names = ['holder', 'account', 'bic', 'currency'] as const;

/** The account from which withdrawals are paid, as files for the bank have it. */
export function DebtorAccountForm({ account }: { account: Account | null }) {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const [draft, keep] = useDraft<Account>('debtor account');
  const typed = draft?.fields ?? account ?? { holder: '', account: '', bic: '', currency: '' };
  const [refused, setRefused] = useState<Error | null>(null);
  const forget = () => keep(null);
  const save = useChange('setDebtorAccount', { onRefused: setRefused, onProposed: forget });
  return (
    <ProposalForm
      title={t('debtorAccount')}
      refused={refused}
      busy={save.isPending}
      onDiscard={draft ? forget : undefined}
      onSend={() => {
        setRefused(null);
        save.mutate({ ...typed, account: typed.account.replace(/\s/g, '').toUpperCase() });
      }}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`debtor.${name}`)}
          hint={t(`debtorHints.${name}`)}
          disabled={!mayChange}
          value={typed[name]}
          onValueChange={(value) =>
            keep({ fields: { ...typed, [name]: name === 'holder' ? value : value.toUpperCase() } })
          }
        />
      ))}
    </ProposalForm>
  );
}
