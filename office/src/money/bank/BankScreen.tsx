import { bankFileFormats } from '@members/office-contract';
import { Button, ButtonRow, Card } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, useRead, type RowOf } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { DataTable, type Column } from '../../parts/DataTable';
import { Facts } from '../../parts/Facts';
import styles from '../../parts/Form.module.css';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { AnswerForm } from './AnswerForm';
import { saveFile } from './saveFile';

type File = RowOf<'bankFiles'>;
type Answer = RowOf<'bankAnswers'>;

/** Approved withdrawals as a file for the bank, and what the bank said of them. */
export function BankScreen() {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const files = usePages('bankFiles', {});
  const answers = usePages('bankAnswers', {});
  const download = useChange('downloadBankFile', { onDone: saveFile });
  const fileColumns = useMemo(
    (): Column<File>[] => [
      { id: 'id', head: t('number'), cell: ({ id }) => id },
      { id: 'format', head: t('format'), cell: ({ format }) => t(`formats.${format.replace('.', '')}`) },
      { id: 'count', head: t('withdrawals'), figures: true, cell: ({ count }) => count },
      {
        id: 'total',
        head: t('total'),
        figures: true,
        cell: ({ totalMinor, currency }) => <Money minor={totalMinor} currency={currency} />,
      },
      { id: 'operator', head: t('operator'), cell: ({ operator }) => operator },
      { id: 'at', head: t('at'), figures: true, cell: ({ at }) => <Time at={at} /> },
      ...(mayChange
        ? [
            {
              id: 'download',
              head: t('file'),
              cell: ({ id }: File) => (
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={t('downloadFile', { id })}
                  onClick={() => download.mutate({ id })}
                >
                  {t('download')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    // What sends stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, mayChange],
  );
  const answerColumns = useMemo(
    (): Column<Answer>[] => [
      { id: 'name', head: t('file'), cell: ({ name }) => name },
      { id: 'arrived', head: t('states.arrived'), figures: true, cell: ({ arrived }) => arrived },
      { id: 'returned', head: t('returned'), figures: true, cell: ({ returned }) => returned },
      { id: 'others', head: t('othersLines'), figures: true, cell: ({ others }) => others },
      { id: 'operator', head: t('operator'), cell: ({ operator }) => operator },
      { id: 'at', head: t('at'), figures: true, cell: ({ at }) => <Time at={at} /> },
    ],
    [t],
  );
  return (
    <Screen title={t('bankFiles')} actions={<Link to="/money/rules">{t('debtorAccount')}</Link>}>
      <NextFile />
      <h2 className={styles.heading}>{t('filesMade')}</h2>
      <DataTable
        label={t('filesMade')}
        pages={files}
        columns={fileColumns}
        keyOf={({ id }) => id}
        empty={t('noFiles')}
      />
      {mayChange && <AnswerForm />}
      <h2 className={styles.heading}>{t('answersTaken')}</h2>
      <DataTable
        label={t('answersTaken')}
        pages={answers}
        columns={answerColumns}
        keyOf={({ id }) => id}
        empty={t('noAnswers')}
      />
    </Screen>
  );
}

/** What the next file would have, and making it: the withdrawals are sent by that. */
function NextFile() {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const next = useRead('nextBankFile', {});
  const account = useRead('debtorAccount', {});
  const [format, setFormat] = useState<(typeof bankFileFormats)[number]>('pain.001');
  const download = useChange('downloadBankFile', { onDone: saveFile });
  const make = useChange('makeBankFile', {
    done: ({ count }) => t('fileMade', { count }),
    onDone: ({ id }) => download.mutate({ id }),
  });
  return (
    <Card padding="l">
      <h2 className={styles.title}>{t('nextFile')}</h2>
      <Loaded read={next} height={120}>
        {({ count, totalMinor }) => (
          <>
            <div className={styles.actions}>
              <Facts
                facts={[
                  [t('approvedOnes'), count],
                  [t('total'), <Money key="t" minor={totalMinor} />],
                ]}
              />
            </div>
            {account.data?.account === null && (
              <p className={styles.note}>
                <Link to="/money/rules">{t('refusals.noDebtorAccount')}</Link>
              </p>
            )}
            {mayChange && count > 0 && account.data?.account && (
              <>
                <p className={styles.note}>{t('makingSends')}</p>
                <div className={styles.columns}>
                  <SelectField
                    label={t('format')}
                    value={format}
                    options={bankFileFormats.map((value) => ({
                      value,
                      label: t(`formats.${value.replace('.', '')}`),
                    }))}
                    onValueChange={setFormat}
                  />
                </div>
                <div className={styles.actions}>
                  <ButtonRow>
                    <Button busy={make.isPending} onClick={() => make.mutate({ format })}>
                      {t('makeFile')}
                    </Button>
                  </ButtonRow>
                </div>
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
