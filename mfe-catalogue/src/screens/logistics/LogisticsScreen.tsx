import { ApiError, fetchCall, useCall } from '@members/api-client';
import { logisticsCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Button, Card, EmptyDrawing, NavBar, ScreenBody, SearchIcon } from '@members/ui/core';
import { Form, TextField, useForm, type FormState } from '@members/ui/forms';
import { useState } from 'react';
import { Parcel } from './Parcel';
import styles from './LogisticsScreen.module.css';

/**
 * /Logistics (SVC-03 to SVC-06): the search, or the parcel under `order_sn`, which is the next entry of the history. What
 * was typed is kept meanwhile, so that going back finds it.
 */
export function LogisticsScreen() {
  const [query] = useSearchParams();
  const number = query.get('order_sn');
  const form = useForm({ number: number ?? '' });
  return number === null ? <ParcelSearch form={form} /> : <Parcel number={number} />;
}

/** The search by waybill number; an unknown one says so and stays here (SVC-03, D59). */
function ParcelSearch({ form }: { form: FormState<{ number: string }> }) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const { search, busy, outcome, clear } = useParcelSearch();
  const field = form.field('number');
  const type = (number: string) => {
    field.onValueChange(number);
    clear();
  };
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.games)} backLabel={common('back')} />
      <ScreenBody>
        <Card padding="l">
          <Form
            form={form}
            onSubmit={({ number }) => void search(number)}
            busy={busy}
            refusal={outcome && common(outcome === 'unknown' ? 'noData' : 'errorTitle')}
            submitLabel={t('logistics.search')}
            spacing="m"
            role="search"
          >
            <TextField
              {...field}
              onValueChange={type}
              label={t('logistics.number')}
              leading={<SearchIcon size={20} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
            />
          </Form>
        </Card>
        <Sample
          onTry={(number) => {
            type(number);
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

/**
 * Asks for a number as it is typed, an empty one too (VAL-15), and opens the parcel if there is one. `outcome` is what
 * the form has to say of the last search; about refusals and the network the shell tells the member.
 */
function useParcelSearch() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'unknown' | 'fault' | null>(null);
  const search = async (number: string) => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const waybill = await fetchCall(logisticsCalls.waybill, { number }, { anew: true });
      if (waybill) navigate(`${paths.logistics}?${new URLSearchParams({ order_sn: waybill.number })}`);
      else setOutcome('unknown');
    } catch (error) {
      const announced = error instanceof ApiError && ['network', 'refused', 'auth'].includes(error.kind);
      setOutcome(announced ? null : 'fault');
    } finally {
      setBusy(false);
    }
  };
  return { search, busy, outcome, clear: () => setOutcome(null) };
}
