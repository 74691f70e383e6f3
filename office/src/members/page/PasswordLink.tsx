import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { RadioList } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useState } from 'react';
import { CopyButton } from '../../parts/CopyButton';
import { Time } from '../../parts/formats';
import { useAreaTexts, useOfficeTexts } from '../../texts';
import { ActSheet, Checks, type Check } from './ActSheet';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

/** Makes a link for a new login password, after a check: in the member's mail, or shown once to be handed over. */
export function PasswordLink({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useAreaTexts('members');
  const hasMail = member.mailAddress !== '';
  const [by, setBy] = useState<'mail' | 'hand'>(hasMail ? 'mail' : 'hand');
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const [missing, setMissing] = useState(false);
  const [made, setMade] = useState<OfficeAnswer<'makePasswordLink'> | null>(null);
  if (made?.url) return <Made {...made} url={made.url} onClose={onClose} />;
  return (
    <ActSheet
      call="makePasswordLink"
      title={t('act.link')}
      confirmLabel={t('makeLink')}
      params={() => {
        setMissing(checked.length === 0);
        return checked.length > 0 ? { memberId: member.id, by, checked: [...checked] } : null;
      }}
      done={({ url }) => (url ? '' : t('done.linkSent'))}
      onDone={(answer) => (answer.url ? setMade(answer) : onClose())}
      onClose={onClose}
    >
      <p>{t('linkText')}</p>
      <RadioList
        flat
        label={t('linkBy')}
        value={by}
        onValueChange={(value) => setBy(value as 'mail' | 'hand')}
        options={[
          {
            value: 'mail',
            label: t('linkByMail'),
            description: hasMail ? member.mailAddress : t('noMail'),
            disabled: !hasMail,
          },
          { value: 'hand', label: t('linkByHand'), description: t('linkByHandText') },
        ]}
      />
      <Checks checked={checked} missing={missing} onChange={setChecked} />
    </ActSheet>
  );
}

function Made({ url, expiresAt, onClose }: { url: string; expiresAt: string; onClose: () => void }) {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('linkMade')}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {frame('close')}
          </Button>
          <CopyButton text={url} />
        </ButtonRow>
      }
    >
      <div className={styles.asked}>
        <p>
          {t('linkOnce')} <Time at={expiresAt} />
        </p>
        <p className={styles.link}>{url}</p>
      </div>
    </Sheet>
  );
}
