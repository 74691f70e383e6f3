import { defineOfficeRoute, type OfficeRoute } from '../office';
import { createBankAnswers } from './answers';
import { createBankFiles, type BankFileDependencies } from './service';
import { selectAnswers, selectFiles, type BankFileRow } from './store';

const pageSize = 50;

/** Files to a bank and from it. */
export function bankFileOfficeRoutes(dependencies: BankFileDependencies): OfficeRoute[] {
  const { reader } = dependencies.database;
  const files = createBankFiles(dependencies);
  const answers = createBankAnswers(dependencies);
  const shown = ({ id, format, count, totalMinor, debtor, operator, createdAt }: BankFileRow) => ({
    ...{ id, format, count, totalMinor, operator },
    ...{ currency: debtor.currency, at: createdAt.toISOString() },
  });
  return [
    defineOfficeRoute('debtorAccount', async () => ({ account: await files.account() })),
    defineOfficeRoute('setDebtorAccount', async ({ params, act }) => {
      await files.setAccount(params, act);
      return {};
    }),
    defineOfficeRoute('bankFiles', async ({ params: { after } }) => {
      const rows = await selectFiles(reader, { ...placeOf(after), limit: pageSize + 1 });
      return pageOf(rows, shown);
    }),
    defineOfficeRoute('nextBankFile', () => files.next()),
    defineOfficeRoute('makeBankFile', async ({ params: { format }, act }) =>
      shown(await files.make(format, act)),
    ),
    defineOfficeRoute('downloadBankFile', ({ params: { id }, act }) => files.download(id, act)),
    defineOfficeRoute('bankAnswers', async ({ params: { after } }) => {
      const rows = await selectAnswers(reader, { ...placeOf(after), limit: pageSize + 1 });
      return pageOf(rows, (row) => ({ ...row, at: row.at.toISOString() }));
    }),
    defineOfficeRoute('takeBankAnswer', async ({ params, act }) => ({
      lines: await answers.take(params, act),
    })),
  ];
}

const placeOf = (after: string | undefined) => (after === undefined ? {} : { beforeId: Number(after) || 0 });

function pageOf<Row extends { id: number }, Shown>(rows: readonly Row[], shown: (row: Row) => Shown) {
  const page = rows.slice(0, pageSize);
  return { rows: page.map(shown), next: rows.length > pageSize ? String(page.at(-1)!.id) : null };
}
