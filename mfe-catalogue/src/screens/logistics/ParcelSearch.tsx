import { useCall } from '@members/api-client';
import { logisticsCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { Button, Card, EmptyDrawing, NavBar, ScreenBody, SearchIcon } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import styles from './ParcelSearch.module.css';
import { useParcelSearch } from './useParcelSearch';

interface Props {
  typed: string;
  onTyped: (typed: string) => void;
}

/** The search by waybill number; an unknown one says so and stays here (SVC-03, D59). */
export function ParcelSearch({ typed, onTyped }: Props) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const { search, busy, outcome, clear } = useParcelSearch();
  const change = (next: string) => {
    onTyped(next);
    clear();
  };
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.games)} backLabel={common('back')} />
      <ScreenBody>
        <Card padding="l">
          <form
            className={styles.form}
            role="search"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void search(typed);
            }}
          >
            <TextField
              label={t('logistics.number')}
              leading={<SearchIcon size={20} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              value={typed}
              onValueChange={change}
            />
            {outcome === 'unknown' && <FormMessage>{common('noData')}</FormMessage>}
            {outcome === 'fault' && <FormMessage>{common('errorTitle')}</FormMessage>}
            <Button type="submit" block size="l" busy={busy}>
              {t('logistics.search')}
            </Button>
          </form>
        </Card>
        <Sample
          onTry={(number) => {
            change(number);
            void search(number);
          }}
        />
        <div className={styles.intro}>
          <EmptyDrawing name="search" />
          <p>{t('logistics.intro')}</p>
        </div>
      </ScreenBody>
    </>
  );
}

/** A number to try, where the server has sample content. Its place is kept, so that nothing moves when it comes. */
function Sample({ onTry }: { onTry: (number: string) => void }) {
  const { t } = useTexts('mfe-catalogue');
  const { data: number } = useCall(logisticsCalls.sampleWaybill, undefined, {
    staleTime: Infinity,
    quiet: true,
  });
  return (
    <p className={styles.sample}>
      {number && (
        <>
          {t('logistics.sample')}
          <Button size="s" variant="secondary" onClick={() => onTry(number)}>
            {number}
          </Button>
        </>
      )}
    </p>
  );
}
