import { correctionReasons } from '@members/office-contract';
import { Badge } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useMemo } from 'react';
import { usePages, type RowOf } from '../../calls/queries';
import { onlyDigits } from '../../parts/amounts';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Money, Time } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { given, useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { CorrectionForm } from './CorrectionForm';

type Row = RowOf<'corrections'>;

/** What operators gave to members or took from them, and giving more. */
export function CorrectionsScreen() {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const [{ memberId }, setFilter] = useFilters(['memberId']);
  const pages = usePages('corrections', { memberId: given(memberId, Number) });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'id', head: t('number'), cell: ({ id }) => id },
      {
        id: 'kind',
        head: t('kind'),
        cell: ({ kind }) => (
          <Badge tone={kind === 'bonus' ? 'gold' : 'neutral'}>{t(`correctionKinds.${kind}`)}</Badge>
        ),
      },
      { id: 'member', head: t('member'), cell: ({ username, memberId: of }) => `${username} (${of})` },
      {
        id: 'amount',
        head: t('amount'),
        figures: true,
        cell: ({ amountMinor }) => <Money minor={amountMinor} signed />,
      },
      {
        id: 'reason',
        head: t('reason'),
        cell: ({ reason }) =>
          correctionReasons.some((each) => each === reason) ? t(`correctionReasons.${reason}`) : reason,
      },
      { id: 'operator', head: t('operator'), cell: ({ operator }) => operator },
      { id: 'at', head: t('at'), figures: true, cell: ({ at }) => <Time at={at} /> },
    ],
    [t],
  );
  return (
    <Screen title={t('corrections')}>
      {mayChange && <CorrectionForm key={memberId} memberId={memberId} />}
      <Filters label={t('findCorrections')}>
        <TextField
          label={t('memberNumber')}
          inputMode="numeric"
          value={memberId}
          onValueChange={(value) => setFilter('memberId', onlyDigits(value))}
        />
      </Filters>
      <DataTable
        label={t('corrections')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noCorrections')}
      />
    </Screen>
  );
}
