import { refresh, useWrite } from '@members/api-client';
import { recoveryCalls, type Recovery } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Button, Card } from '@members/ui/core';
import { Form, FormMessage, missingFields, SixDigitField, useForm } from '@members/ui/forms';
import { CodeField } from '../../../components/CodeField';
import styles from '../MyData.module.css';
import { AskedPassword } from './AskedPassword';

const again = () => void refresh(recoveryCalls.recovery);

/** A forgotten withdrawal password: asked for, waiting with a way back, and ready for the new one. */
export function FundPasswordCard({ recovery }: { recovery: Recovery }) {
  const { t } = useTexts('mfe-account');
  const { address, fundCodeSent, fundReset } = recovery;
  return (
    <Card className={styles.part}>
      <h2 className={styles.title}>{t('recovery.fund')}</h2>
      {fundReset ? (
        <Waiting {...fundReset} />
      ) : (
        <>
          <p className={styles.text}>{t('recovery.fundText')}</p>
          {address === '' && <FormMessage tone="info">{t('recovery.addressFirst')}</FormMessage>}
          {address !== '' && (fundCodeSent ? <Begin address={address} /> : <AskCode />)}
        </>
      )}
    </Card>
  );
}

function AskCode() {
  const { t } = useTexts('mfe-account');
  const send = useWrite(recoveryCalls.sendFundCode);
  const form = useForm({ password: '' }, (values) =>
    missingFields({ password: t('login.enterPassword') }, values),
  );
  return (
    <Form
      form={form}
      onSubmit={(params) => send.mutate({ params, quiet: true }, { onSuccess: again })}
      busy={send.isPending}
      refusal={send.error?.kind === 'refused' && send.error.message}
      submitLabel={t('recovery.sendCode')}
    >
      <AskedPassword field={form.field('password')} />
    </Form>
  );
}

function Begin({ address }: { address: string }) {
  const { t } = useTexts('mfe-account');
  const begin = useWrite(recoveryCalls.forgetFundPassword);
  const form = useForm({ code: '' }, (values) => missingFields({ code: t('recovery.enterCode') }, values));
  return (
    <Form
      form={form}
      onSubmit={(params) =>
        begin.mutate({ params, quiet: true, doneText: t('recovery.fundBegun') }, { onSuccess: again })
      }
      busy={begin.isPending}
      refusal={begin.error?.kind === 'refused' && begin.error.message}
      submitLabel={t('recovery.fundBegin')}
    >
      <FormMessage tone="info">{t('recovery.codeSent', { address })}</FormMessage>
      <CodeField field={form.field('code')} />
    </Form>
  );
}

function Waiting({ readyAt, ready, endsAt }: NonNullable<Recovery['fundReset']>) {
  const { t } = useTexts('mfe-account');
  const keep = useWrite(recoveryCalls.keepFundPassword);
  const minute = (time: string) => time.slice(0, 16);
  return (
    <>
      <FormMessage tone="warn">
        {ready
          ? t('recovery.fundReady', { time: minute(endsAt) })
          : t('recovery.fundWaits', { time: minute(readyAt) })}
      </FormMessage>
      {ready && <Renew />}
      <Button
        variant="danger"
        block
        busy={keep.isPending}
        onClick={() =>
          keep.mutate({ params: undefined, doneText: t('recovery.fundIsKept') }, { onSuccess: again })
        }
      >
        {t('recovery.fundKeep')}
      </Button>
    </>
  );
}

function Renew() {
  const { t } = useTexts('mfe-account');
  const renew = useWrite(recoveryCalls.renewFundPassword);
  const form = useForm({ fundPassword: '', repeat: '', password: '' }, (values) => ({
    fundPassword: values.fundPassword.length < 6 && t('loginPassword.incomplete'),
    repeat: values.repeat !== values.fundPassword && t('loginPassword.inconsistent'),
    password: values.password === '' && t('login.enterPassword'),
  }));
  const digits = (name: 'fundPassword' | 'repeat', label: string) => (
    <SixDigitField
      {...form.field(name)}
      name={name}
      label={label}
      digitLabel={(position) => t('recovery.digit', { position })}
    />
  );
  return (
    <Form
      form={form}
      onSubmit={({ fundPassword, password }) =>
        renew.mutate(
          { params: { fundPassword, password }, quiet: true, doneText: t('recovery.fundRenewed') },
          { onSuccess: again },
        )
      }
      busy={renew.isPending}
      refusal={renew.error?.kind === 'refused' && renew.error.message}
      submitLabel={t('form.save')}
    >
      {digits('fundPassword', t('recovery.fundNew'))}
      {digits('repeat', t('recovery.fundRepeat'))}
      <AskedPassword field={form.field('password')} />
    </Form>
  );
}
