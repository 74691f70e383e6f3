import { isMissingCall, refresh, useCall, useWrite } from '@members/api-client';
import { pushCalls, type MessageSwitch, type MessageSwitches } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, LoadFailed, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { pushState, switchPushOff, switchPushOn, type PushState } from '@members/mfe-kit/push';
import { Card, Delayed, EmptyState, NavBar, ScreenBody, Skeleton } from '@members/ui/core';
import { CheckboxField } from '@members/ui/forms';
import { useEffect, useState } from 'react';
import styles from './Notifications.module.css';

/** /Setting?notifications=1 (NOT-04): what the member is told outside of the app, on this device and by kind. */
export function Notifications() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const read = useCall(pushCalls.pushSettings);
  return (
    <>
      <NavBar
        title={t('notifications.title')}
        onBack={useGoBack(paths.settings)}
        backLabel={common('back')}
      />
      <ScreenBody>
        {read.data && (
          <>
            <ThisDevice publicKey={read.data.publicKey} />
            <Kinds switches={read.data.switches} />
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
            <EmptyState text={t('notifications.unable')} />
          ) : (
            <LoadFailed query={read} />
          ))}
      </ScreenBody>
    </>
  );
}

/** The switch for this device. The browser asks the member only when it is pressed. */
function ThisDevice({ publicKey }: { publicKey: string }) {
  const { t } = useTexts('mfe-account');
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    pushState().then(setState, () => setState('unable'));
  }, []);
  const change = async (on: boolean) => {
    setBusy(true);
    try {
      if (on) setState(await switchPushOn(publicKey));
      else {
        await switchPushOff();
        setState('off');
      }
    } catch {
      announce(t('notifications.failed'), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <CheckboxField
        role="switch"
        label={t('notifications.device')}
        checked={state === 'on'}
        disabled={busy || state === null || state === 'unable' || state === 'denied'}
        onCheckedChange={(on) => void change(on)}
      />
      <p className={styles.hint}>{t(`notifications.${hintOf[state ?? 'off']}`)}</p>
    </Card>
  );
}

const hintOf = { on: 'deviceHint', off: 'deviceHint', denied: 'denied', unable: 'unable' } as const;

const kinds = ['withdrawals', 'messages', 'support', 'supportMail', 'bets'] as const;

export function Kinds({ switches }: { switches: MessageSwitches }) {
  const { t } = useTexts('mfe-account');
  const turn = useWrite(pushCalls.setMessageSwitch, {
    onSuccess: () => void refresh(pushCalls.pushSettings),
  });
  const box = (name: MessageSwitch) => (
    <CheckboxField
      key={name}
      role="switch"
      label={t(`notifications.${name}`)}
      checked={
        turn.variables?.params.name === name && turn.isPending
          ? turn.variables.params.on === 'yes'
          : switches[name] === true
      }
      disabled={turn.isPending}
      onCheckedChange={(on) => turn.mutate({ params: { name, on: on ? 'yes' : 'no' } })}
    />
  );
  return (
    <>
      <Card>
        <h2 className={styles.title}>{t('notifications.kinds')}</h2>
        {kinds.filter((name) => switches[name] !== null).map(box)}
        <CheckboxField role="switch" label={t('notifications.security')} checked disabled readOnly />
        <p className={styles.hint}>{t('notifications.playHint')}</p>
      </Card>
      <Card>
        {box('details')}
        <p className={styles.hint}>{t('notifications.detailsHint')}</p>
      </Card>
    </>
  );
}
