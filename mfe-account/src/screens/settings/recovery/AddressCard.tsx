import { refresh, useWrite } from '@members/api-client';
import { recoveryCalls, type Recovery } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Button, Card } from '@members/ui/core';
import { Form, FormMessage, missingFields, TextField, useForm } from '@members/ui/forms';
import { useState } from 'react';
import { CodeField } from '../../../components/CodeField';
import styles from '../MyData.module.css';
import { AskedPassword } from './AskedPassword';

/** The address with its state: none, one that waits for its code, a confirmed one that can be changed. */
export function AddressCard({ recovery: { address, unconfirmed } }: { recovery: Recovery }) {
  const { t } = useTexts('mfe-account');
  const [changing, setChanging] = useState(false);
  const asksForAddress = changing || (address === '' && unconfirmed === '');
  return (
    <Card className={styles.part}>
      <h2 className={styles.title}>{t('recovery.address')}</h2>
      {address !== '' && <FormMessage tone="success">{t('recovery.confirmed', { address })}</FormMessage>}
      <p className={styles.text}>{t('recovery.addressText')}</p>
      {asksForAddress && <AskAddress onSent={() => setChanging(false)} />}
      {!asksForAddress && unconfirmed !== '' && <ConfirmAddress address={unconfirmed} />}
      {!asksForAddress && (
        <Button variant="quiet" block onClick={() => setChanging(true)}>
          {t(unconfirmed === '' ? 'recovery.change' : 'recovery.newCode')}
        </Button>
      )}
    </Card>
  );
}

function AskAddress({ onSent }: { onSent: () => void }) {
  const { t } = useTexts('mfe-account');
  const send = useWrite(recoveryCalls.sendAddressCode);
  const requests = { address: t('recovery.enterAddress'), password: t('login.enterPassword') };
  const form = useForm({ address: '', password: '' }, (values) => missingFields(requests, values));
  return (
    <Form
      form={form}
      onSubmit={(params) =>
        send.mutate(
          { params, quiet: true },
          { onSuccess: () => void refresh(recoveryCalls.recovery).then(onSent) },
        )
      }
      busy={send.isPending}
      refusal={send.error?.kind === 'refused' && send.error.message}
      submitLabel={t('recovery.sendCode')}
    >
      <TextField
        {...form.field('address')}
        name="address"
        type="email"
        required
        label={t('recovery.address')}
        placeholder={t('recovery.enterAddress')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <AskedPassword field={form.field('password')} />
    </Form>
  );
}

function ConfirmAddress({ address }: { address: string }) {
  const { t } = useTexts('mfe-account');
  const confirm = useWrite(recoveryCalls.confirmAddress);
  const form = useForm({ code: '' }, (values) => missingFields({ code: t('recovery.enterCode') }, values));
  return (
    <Form
      form={form}
      onSubmit={(params) =>
        confirm.mutate(
          { params, quiet: true, doneText: t('recovery.isConfirmed') },
          { onSuccess: () => void refresh(recoveryCalls.recovery) },
        )
      }
      busy={confirm.isPending}
      refusal={confirm.error?.kind === 'refused' && confirm.error.message}
      submitLabel={t('recovery.confirm')}
    >
      <FormMessage tone="info">{t('recovery.codeSent', { address })}</FormMessage>
      <CodeField field={form.field('code')} />
    </Form>
  );
}
