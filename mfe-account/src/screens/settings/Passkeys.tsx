import { isMissingCall, refresh, useCall, useWrite } from '@members/api-client';
import { passkeyCalls, type Passkey } from '@members/contract';
import { formatDay, useLanguage, useTexts } from '@members/i18n';
import { lazyLayer, LoadFailed, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import {
  Button,
  Card,
  Delayed,
  EmptyState,
  ListRow,
  MenuList,
  NavBar,
  ScreenBody,
  Skeleton,
  VerifiedIcon,
} from '@members/ui/core';
import { Form, PasswordField, TextField, useForm } from '@members/ui/forms';
import { useState } from 'react';
import { PasswordOwner } from '../../components/PasswordOwner';
import { knowsPasskeys } from '../../passkeys/browser';
import { useAddPasskey } from '../../passkeys/useAddPasskey';
import card from './MyData.module.css';
import styles from './Passkeys.module.css';

const Question = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);
const Sheet = lazyLayer(async () => (await import('@members/ui/overlay')).Sheet);

/** /Setting?passkeys=1: the member's passkeys, with their names and ends, and another one for this device (KEY-03). */
export function Passkeys() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const read = useCall(passkeyCalls.passkeys);
  return (
    <>
      <NavBar title={t('passkeys.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        {read.data && (
          <>
            <PasskeyList passkeys={read.data.passkeys} />
            <AddPasskey />
          </>
        )}
        {!read.data && read.isPending && (
          <Delayed label={common('loading')}>
            <Skeleton shape="block" height={240} />
          </Delayed>
        )}
        {!read.data &&
          read.isError &&
          (isMissingCall(read.error) ? (
            <EmptyState text={t('passkeys.unavailable')} />
          ) : (
            <LoadFailed query={read} />
          ))}
      </ScreenBody>
    </>
  );
}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTexts('mfe-account');
  const language = useLanguage();
  const [changing, setChanging] = useState<Passkey | null>(null);
  const [open, setOpen] = useState(false);
  if (passkeys.length === 0) return null;
  return (
    <>
      <MenuList label={t('passkeys.list')}>
        {passkeys.map((passkey) => {
          const day = formatDay(passkey.createdAt, language);
          const last = passkey.lastUsedAt && formatDay(passkey.lastUsedAt, language);
          return (
            <ListRow
              key={passkey.id}
              icon={<VerifiedIcon />}
              label={passkey.name}
              description={last ? t('passkeys.used', { day, last }) : t('passkeys.added', { day })}
              onClick={() => {
                setChanging(passkey);
                setOpen(true);
              }}
            />
          );
        })}
      </MenuList>
      {changing && <ChangePasskey key={changing.id} passkey={changing} open={open} onOpenChange={setOpen} />}
    </>
  );
}

interface ChangeProps {
  passkey: Passkey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Another name for a passkey, or its end. */
function ChangePasskey({ passkey, open, onOpenChange }: ChangeProps) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const [asking, setAsking] = useState(false);
  const onSuccess = () => {
    setAsking(false);
    onOpenChange(false);
    void refresh(passkeyCalls.passkeys);
  };
  const rename = useWrite(passkeyCalls.renamePasskey, { onSuccess });
  const remove = useWrite(passkeyCalls.removePasskey, { onSuccess });
  const form = useForm({ name: passkey.name }, ({ name }) => ({
    name: name.trim() === '' && t('passkeys.enterName'),
  }));
  const { id } = passkey;
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={t('passkeys.change', { name: passkey.name })}
        closeLabel={common('close')}
      >
        <Form
          form={form}
          busy={rename.isPending}
          refusal={rename.error?.kind === 'refused' && rename.error.message}
          submitLabel={t('form.save')}
          onSubmit={({ name }) =>
            rename.mutate({ params: { id, name }, quiet: true, doneText: t('passkeys.renamed') })
          }
        >
          <TextField
            {...form.field('name')}
            name="name"
            required
            label={t('passkeys.name')}
            maxLength={50}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Form>
        <Button
          className={styles.last}
          variant="danger"
          size="l"
          block
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t('passkeys.remove')}
        </Button>
      </Sheet>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t('passkeys.askRemove', { name: passkey.name })}
        description={t('passkeys.askRemoveText')}
        confirmLabel={t('passkeys.remove')}
        cancelLabel={common('cancel')}
        onConfirm={() => remove.mutate({ params: { id } })}
        busy={remove.isPending}
        tone="danger"
      />
    </>
  );
}

/** Makes a passkey on this device, after the password. */
function AddPasskey() {
  const { t } = useTexts('mfe-account');
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' && t('login.enterPassword'),
  }));
  const { add, adding, refusal } = useAddPasskey(form.reset);
  return (
    <Card className={card.part}>
      <h2 className={card.title}>{t('passkeys.addTitle')}</h2>
      <p className={card.text}>{t('passkeys.text')}</p>
      {knowsPasskeys() ? (
        <Form
          form={form}
          busy={adding}
          refusal={refusal}
          submitLabel={t('passkeys.add')}
          onSubmit={({ password }) => void add(password)}
        >
          <PasswordOwner />
          <PasswordField
            {...form.field('password')}
            name="password"
            required
            label={t('myData.password')}
            showLabel={t('login.showPassword')}
            autoComplete="current-password"
            enterKeyHint="done"
          />
        </Form>
      ) : (
        <p className={card.text}>{t('passkeys.unsupported')}</p>
      )}
    </Card>
  );
}
