import { Button, ButtonRow, Card } from '@members/ui/core';
import { FormMessage, TextField, useForm } from '@members/ui/forms';
import { ConfirmDialog, Sheet, toast } from '@members/ui/overlay';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callOffice } from '../calls/callOffice';
import { useWithCode } from '../calls/CodeProvider';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { CardActions } from '../parts/CardActions';
import { Ago, Time } from '../parts/formats';
import { knowsPasskeys, makePasskey } from '../session/authenticator';
import { useAreaTexts, useOfficeTexts } from '../texts';
import type { Account } from './AccountScreen';
import styles from './AccountScreen.module.css';

type Passkey = Account['passkeys'][number];

/** The operator's passkeys: a new one, their names, their end. */
export function OwnPasskeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useAreaTexts('account');
  const { t: frame } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const adding = useAddPasskey();
  const remove = useChange('removeOwnPasskey', { done: t('removed') });
  return (
    <Card padding="l" className={styles.part} render={<section aria-labelledby="own-passkeys" />}>
      <h2 id="own-passkeys" className={styles.title}>
        {t('passkeys')}
      </h2>
      <p className={styles.muted}>{t('passkeysText')}</p>
      {adding.error && <FormMessage>{refusalText(adding.error)}</FormMessage>}
      {passkeys.length === 0 && <p>{t('noPasskeys')}</p>}
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <div>
              <p className={styles.name}>{passkey.name}</p>
              <p className={styles.muted}>
                {t('addedAt')} <Time at={passkey.createdAt} /> · {t('usedAt')}{' '}
                {passkey.usedAt ? <Ago at={passkey.usedAt} /> : t('never')}
              </p>
            </div>
            <CardActions>
              <Button
                size="s"
                variant="secondary"
                aria-label={t('rename', { name: passkey.name })}
                onClick={() => setRenamed(passkey)}
              >
                {t('renameOne')}
              </Button>
              <Button
                size="s"
                variant="secondary"
                aria-label={t('remove', { name: passkey.name })}
                onClick={() => setRemoved(passkey)}
              >
                {t('removeOne')}
              </Button>
            </CardActions>
          </li>
        ))}
      </ul>
      {knowsPasskeys() ? (
        <Button busy={adding.isPending} onClick={() => adding.mutate()}>
          {t('add')}
        </Button>
      ) : (
        <FormMessage tone="info">{t('unsupported')}</FormMessage>
      )}
      {renamed && <RenameSheet passkey={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={t('askRemove', { name: removed?.name ?? '' })}
        description={t('askRemoveText')}
        confirmLabel={t('removeOne')}
        cancelLabel={frame('cancel')}
        tone="danger"
        onConfirm={() => {
          if (removed) remove.mutate({ id: removed.id });
          setRemoved(null);
        }}
      />
    </Card>
  );
}

/** Asks the server what to ask, has the device make a passkey, and keeps it. */
function useAddPasskey() {
  const { t } = useAreaTexts('account');
  const withCode = useWithCode();
  const keep = useChange('addOwnPasskey', { onRefused: () => {} });
  return useMutation({
    async mutationFn() {
      const asked = await withCode((code) => callOffice('newOwnPasskey', {}, { code }));
      const response = asked?.answer && (await makePasskey(asked.answer.options));
      if (response && (await keep.mutateAsync({ response }))) toast(t('added'), { tone: 'success' });
    },
  });
}

function RenameSheet({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useAreaTexts('account');
  const { t: frame } = useOfficeTexts();
  const formId = useId();
  const form = useForm({ name }, (values) => ({
    name: values.name.trim() && values.name.trim().length <= 50 ? '' : t('enterName'),
  }));
  const rename = useChange('renameOwnPasskey', { done: t('saved'), onDone: onClose });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('rename', { name })}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {frame('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending}>
            {t('save')}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check()) rename.mutate({ id, name: form.values.name.trim() });
        }}
      >
        <TextField {...form.field('name')} label={t('name')} required maxLength={50} />
      </form>
    </Sheet>
  );
}
