import { ApiError, call } from '@members/api-client';
import {
  controlCalls,
  memberCalls,
  type MoneyGroup,
  type MoneyLogLine,
  walletCalls,
} from '@members/contract';
import { formatAmount, languageTag, unitLabel, useTexts, type Language, type Translate } from '@members/i18n';
import { saveFile } from '@members/mfe-kit/saveFile';
import { Button, ButtonRow } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useState } from 'react';
import { signedAmount } from '../../amounts';
import type { Line } from '../../pdf/drawPages';
import { monthName } from './months';

interface Selection {
  month: string;
  group: MoneyGroup | undefined;
}

/** The month as it is filtered, as a CSV file and as a PDF statement (REP-07). */
export function Files({ month, group }: Selection) {
  const { t, language } = useTexts('mfe-wallet');
  const [making, setMaking] = useState<'csv' | 'pdf' | null>(null);
  const [failed, setFailed] = useState('');
  const make = async (kind: 'csv' | 'pdf') => {
    setMaking(kind);
    setFailed('');
    try {
      const selection = { month, group };
      const file = kind === 'csv' ? await csvOf(selection) : await pdfOf(selection, { t, language });
      saveFile(file, `statement-${month}${group ? `-${group}` : ''}.${kind}`);
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'refused';
      setFailed(refused ? error.message : t('history.failed'));
    } finally {
      setMaking(null);
    }
  };
  return (
    <>
      <ButtonRow equal>
        <Button variant="secondary" busy={making === 'csv'} onClick={() => void make('csv')}>
          {t('history.csv')}
        </Button>
        <Button variant="secondary" busy={making === 'pdf'} onClick={() => void make('pdf')}>
          {t('history.pdf')}
        </Button>
      </ButtonRow>
      {failed && <FormMessage>{failed}</FormMessage>}
    </>
  );
}

/** Lets spreadsheets read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

async function csvOf({ month, group }: Selection): Promise<Blob> {
  const asked = { of: 'money', month, ...(group && { group }) } as const;
  const csv = await call(controlCalls.exportHistory, asked, { quiet: true });
  return new Blob([byteOrderMark, csv.replace(byteOrderMark, '')], { type: 'text/csv;charset=utf-8' });
}

/** Enough for any month; what is longer is cut in the PDF and whole in the CSV. */
const mostPages = 100;

async function pdfOf(selection: Selection, texts: { t: Translate; language: Language }): Promise<Blob> {
  const { t, language } = texts;
  const { month, group } = selection;
  const member = await call(memberCalls.member);
  const read = (page: number) =>
    call(walletCalls.statement, { month, page, ...(group && { group }) }, { quiet: true });
  const first = await read(1);
  const lines = [...first.lines];
  for (let page = 2, { hasMore } = first; hasMore && page <= mostPages; page += 1) {
    const next = await read(page);
    lines.push(...next.lines);
    ({ hasMore } = next);
  }
  const [{ drawPages }, { imagePdf }] = await Promise.all([
    import('../../pdf/drawPages'),
    import('../../pdf/imagePdf'),
  ]);
  const tag = languageTag(language);
  const title = t('history.statement', { month: monthName(month, language) });
  const money = (amountMinor: number) => `${formatAmount(amountMinor)} ${unitLabel}`;
  const head: Line[] = [
    { kind: 'title', text: title },
    { kind: 'fact', name: t('history.account'), value: member.username },
    ...(group
      ? [{ kind: 'fact', name: t('history.kind'), value: t(`groups.${group}`) } as const]
      : ([
          { kind: 'fact', name: t('history.opening'), value: money(first.openingMinor) },
          { kind: 'fact', name: t('history.closing'), value: money(first.closingMinor) },
        ] as const)),
    { kind: 'space' },
  ];
  const pages = await drawPages([...head, ...tableOf(lines.reverse(), t)], {
    language: tag,
    columns: [0.26, 0.24, 0.3, 0.2],
    footer: (page, all) => t('receipt.page', { page, pages: all }),
  });
  return imagePdf(pages, { title, language: tag });
}

/** The lines in the order of time, as rows of time, kind, reference and amount. */
const tableOf = (lines: readonly MoneyLogLine[], t: Translate): Line[] => [
  {
    kind: 'row',
    isHead: true,
    cells: [t('receipt.time'), t('history.kind'), t('receipt.reference'), t('history.amount')],
  },
  ...lines.map((line): Line => ({
    kind: 'row',
    cells: [line.createdAt, line.kind, line.reference ?? '', signedAmount(line.amountMinor)],
  })),
];
