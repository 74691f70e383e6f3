import { isMissingCall, refresh, useCall, useWrite } from '@members/api-client';
import { deviceCalls, type Device, type SignInRecord } from '@members/contract';
import { formatDay, useLanguage, useTexts } from '@members/i18n';
import { lazyLayer, LoadFailed, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import {
  Badge,
  Button,
  Delayed,
  EmptyState,
  ErrorIcon,
  ListRow,
  MenuList,
  NavBar,
  ScreenBody,
  Skeleton,
  SuccessIcon,
} from '@members/ui/core';
import { useState, type ReactNode } from 'react';
import styles from './Devices.module.css';

const Question = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);

/** /Setting?devices=1 (SET-12): where the member is logged in, with the ways to end it, and who logged in or tried to. */
export function Devices() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const read = useCall(deviceCalls.devices);
  return (
    <>
      <NavBar title={t('devices.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        {read.data && (
          <>
            <DeviceList devices={read.data.devices} />
            <SignIns records={read.data.signIns} />
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
            <EmptyState subject="devices" text={t('devices.unavailable')} />
          ) : (
            <LoadFailed query={read} />
          ))}
      </ScreenBody>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** What a question is about: one device, or all but this one. */
type Asked = Device | 'others';

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked>('others');
  const [asking, setAsking] = useState(false);
  const onSuccess = () => {
    setAsking(false);
    void refresh(deviceCalls.devices);
  };
  const end = useWrite(deviceCalls.endDevice, { onSuccess });
  const endOthers = useWrite(deviceCalls.endOtherDevices, { onSuccess });
  const nameOf = ({ name }: Pick<Device, 'name'>) => name || t('devices.unknown');
  const ask = (about: Asked) => {
    setAsked(about);
    setAsking(true);
  };
  const confirm = () => {
    const doneText = t('devices.ended');
    if (asked === 'others') endOthers.mutate({ params: undefined, doneText });
    else end.mutate({ params: { id: asked.id }, doneText });
  };
  return (
    <Section title={t('devices.signedIn')}>
      <MenuList label={t('devices.signedIn')}>
        {devices.map((device) => (
          <ListRow
            key={device.id}
            label={nameOf(device)}
            description={t('devices.lastUsed', { day: formatDay(device.lastUsedAt, language) })}
            trailing={
              device.current ? (
                <Badge tone="success">{t('devices.current')}</Badge>
              ) : (
                <Button
                  size="s"
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={t('devices.endNamed', { name: nameOf(device) })}
                  onClick={() => ask(device)}
                >
                  {t('settings.logout')}
                </Button>
              )
            }
          />
        ))}
      </MenuList>
      {devices.length > 1 && (
        <Button variant="danger" block aria-haspopup="dialog" onClick={() => ask('others')}>
          {t('devices.endOthers')}
        </Button>
      )}
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={asked === 'others' ? t('devices.askOthers') : t('devices.askOne', { name: nameOf(asked) })}
        description={t('devices.askText')}
        confirmLabel={t('settings.logout')}
        cancelLabel={common('cancel')}
        onConfirm={confirm}
        busy={end.isPending || endOthers.isPending}
        tone="danger"
      />
    </Section>
  );
}

export function SignIns({ records }: { records: readonly SignInRecord[] }) {
  const { t } = useTexts('mfe-account');
  const language = useLanguage();
  if (records.length === 0) return null;
  return (
    <Section title={t('devices.record')}>
      <MenuList label={t('devices.record')}>
        {records.map(({ at, device, outcome }, index) => (
          <ListRow
            // Counted from the oldest, a new record leaves the others in place.
            key={records.length - index}
            icon={outcome === 'wrongPassword' ? <ErrorIcon className={styles.failed} /> : <SuccessIcon />}
            label={t(`devices.outcome.${outcome}`)}
            description={
              <>
                <time dateTime={at}>{`${formatDay(at, language)}, ${at.slice(11, 16)}`}</time>
                {` · ${device || t('devices.unknown')}`}
              </>
            }
          />
        ))}
      </MenuList>
      <p className={styles.hint}>{t('devices.hint')}</p>
    </Section>
  );
}
