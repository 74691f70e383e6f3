import type { Invitation } from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { CopyButton } from '../parts/CopyButton';
import { Facts } from '../parts/Facts';
import { Time } from '../parts/formats';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './OperatorsScreen.module.css';

/** The link by which somebody comes into the office, shown once to who hands it over. */
export function InvitationSheet({ name, link, expiresAt, onClose }: Invitation & { onClose: () => void }) {
  const { t } = useAreaTexts('operators');
  const { t: frame } = useOfficeTexts();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('invitation', { name })}
      description={t('invitationText')}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <CopyButton text={link} />
          <Button onClick={onClose}>{frame('close')}</Button>
        </ButtonRow>
      }
    >
      <Facts
        facts={[
          [
            t('link'),
            <span key="link" className={styles.secret}>
              {link}
            </span>,
          ],
          [t('invitedUntil'), <Time key="until" at={expiresAt} />],
        ]}
      />
    </Sheet>
  );
}

/** Whether what a confirmed proposal has answered is an invitation to hand over. */
export const isInvitation = (answer: unknown): answer is Invitation =>
  typeof (answer as Partial<Invitation> | null)?.link === 'string';
