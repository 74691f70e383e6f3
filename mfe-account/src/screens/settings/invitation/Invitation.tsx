import { isMissingCall, refresh, useCall, useWrite } from '@members/api-client';
import { invitationCalls, type Invitation as Invited } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, LoadFailed, optionalPart, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import {
  Button,
  ButtonRow,
  Card,
  CopyIcon,
  Delayed,
  EmptyState,
  NavBar,
  OpenIcon,
  ScreenBody,
  Skeleton,
} from '@members/ui/core';
import { inviteLink } from '../../../entry/inviteLink';
import styles from './Invitation.module.css';

const QrCode = optionalPart(async () => (await import('@members/ui/qrCode')).QrCode);

/** /Setting?invite=1 (INV-01): the member's own invitation, to be shared, and how many came by it. */
export function Invitation() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const read = useCall(invitationCalls.invitation);
  const isClosed = read.isError ? isMissingCall(read.error) : read.data?.open === false;
  return (
    <>
      <NavBar title={t('invitation.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        {isClosed ? (
          <EmptyState text={t('invitation.closed')} />
        ) : read.data ? (
          <OwnInvitation invitation={read.data} />
        ) : read.isError ? (
          <LoadFailed query={read} />
        ) : (
          <Delayed label={common('loading')}>
            <Skeleton shape="block" height={320} />
          </Delayed>
        )}
      </ScreenBody>
    </>
  );
}

export function OwnInvitation({ invitation: { code, invited } }: { invitation: Invited }) {
  const { t } = useTexts('mfe-account');
  const make = useWrite(invitationCalls.makeInvitation, {
    onSuccess: () => void refresh(invitationCalls.invitation),
  });
  const isEnded = make.data?.code === '';
  return (
    <Card padding="l" className={styles.card}>
      <p className={styles.text}>{t(isEnded ? 'invitation.ended' : 'invitation.text')}</p>
      {code ? (
        <Shared code={code} />
      ) : (
        !isEnded && (
          <Button size="l" block busy={make.isPending} onClick={() => make.mutate({ params: undefined })}>
            {t('invitation.make')}
          </Button>
        )
      )}
      {code && <p className={styles.count}>{t('invitation.count', { count: invited })}</p>}
    </Card>
  );
}

/** The code as picture, as text and as link, and the ways to hand it on. */
function Shared({ code }: { code: string }) {
  const { t } = useTexts('mfe-account');
  const link = inviteLink(code);
  return (
    <>
      <div className={styles.picture}>
        <QrCode text={link} label={t('invitation.picture')} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('register.inviteCode')}</dt>
        <dd className={styles.code}>{code}</dd>
      </dl>
      <p className={styles.link}>{link}</p>
      <ButtonRow equal>
        <Button variant="secondary" icon={<CopyIcon size={20} />} onClick={() => void copy(link, t)}>
          {t('invitation.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={<OpenIcon size={20} />} onClick={() => void share(link, t)}>
            {t('invitation.share')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

type Translate = ReturnType<typeof useTexts>['t'];

async function copy(link: string, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    announce(t('invitation.copied'), 'success');
  } catch {
    announce(t('invitation.notCopied'), 'danger');
  }
}

/** By the browser's share sheet. Closing it is no failure; where it can't be had the link is copied. */
async function share(url: string, t: Translate): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(url, t);
  }
}
