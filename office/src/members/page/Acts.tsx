import { Button, Card } from '@members/ui/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAreaTexts } from '../../texts';
import { ActSheet } from './ActSheet';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';
import { PasswordLink } from './PasswordLink';
import { ResetSheet } from './ResetSheet';

type Act =
  | 'active'
  | 'signOut'
  | 'unlockLogin'
  | 'unlockFund'
  | 'link'
  | 'reset'
  | 'cancel'
  | 'archive'
  | 'close';

/** What an operator can do for a member, as far as there is something to do. */
export function Acts({ member }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const [open, setOpen] = useState<Act | null>(null);
  const { id: memberId, username: name, state } = member;
  const active = state === 'active';
  const canReset = member.card !== null || member.hasFundPassword || member.realName !== '';
  const begun = member.codes > 0 || member.fundPasswordWaits !== null || member.passwordLinkUntil !== null;
  const offered: readonly (readonly [act: Act, offered: boolean])[] = [
    ['reset', canReset],
    ['link', active],
    ['unlockLogin', member.loginLockedUntil !== null],
    ['unlockFund', member.fundPasswordLockedUntil !== null],
    ['cancel', begun],
    ['signOut', true],
    ['archive', true],
    ['active', true],
    ['close', true],
  ];
  const close = () => setOpen(null);
  const label = (act: Act) => t(act === 'active' ? (active ? 'act.disable' : 'act.enable') : `act.${act}`);
  const shared = (act: Act) => ({ title: label(act), confirmLabel: label(act), onClose: close });
  return (
    <Card padding="l">
      <h2>{t('acts')}</h2>
      <div className={styles.acts}>
        <Button variant="secondary" render={<Link to={`/members/messages/new?members=${memberId}`} />}>
          {t('write')}
        </Button>
        {offered
          .filter(([, is]) => is)
          .map(([act]) => (
            <Button key={act} variant={act === 'close' ? 'danger' : 'secondary'} onClick={() => setOpen(act)}>
              {label(act)}
            </Button>
          ))}
      </div>
      {open === 'reset' && <ResetSheet member={member} onClose={close} />}
      {open === 'link' && <PasswordLink member={member} onClose={close} />}
      {open === 'active' && (
        <ActSheet
          {...shared('active')}
          call="setMemberActive"
          params={() => ({ memberId, active: !active })}
          done={t(active ? 'done.disabled' : 'done.enabled', { name })}
          danger={active}
        >
          <p>{t(active ? 'disableText' : 'enableText')}</p>
        </ActSheet>
      )}
      {open === 'signOut' && (
        <ActSheet
          {...shared('signOut')}
          call="signMemberOut"
          params={() => ({ memberId })}
          done={({ sessions }) => t('done.signedOut', { count: sessions })}
        />
      )}
      {(open === 'unlockLogin' || open === 'unlockFund') && (
        <ActSheet
          {...shared(open)}
          call="unlockMember"
          params={() => ({
            memberId,
            what: open === 'unlockLogin' ? ('login' as const) : ('fundPassword' as const),
          })}
          done={t('done.unlocked', { name })}
        />
      )}
      {open === 'cancel' && (
        <ActSheet
          {...shared('cancel')}
          call="cancelMemberRecovery"
          params={() => ({ memberId })}
          done={t('done.cancelled')}
        >
          <p>{t('cancelText')}</p>
        </ActSheet>
      )}
      {open === 'archive' && (
        <ActSheet
          {...shared('archive')}
          call="takeMemberArchive"
          params={() => ({ memberId })}
          done={t('done.archive')}
          isFile
        >
          <p>{t('archiveText')}</p>
        </ActSheet>
      )}
      {open === 'close' && (
        <ActSheet {...shared('close')} call="closeMember" params={() => ({ memberId })} danger>
          <p>{t('closeText')}</p>
        </ActSheet>
      )}
    </Card>
  );
}
