import type { Member } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Avatar, Button, CameraIcon, Card } from '@members/ui/core';
import { useLazyOverlay } from '../../../overlay/useLazyOverlay';
import styles from './AvatarPlace.module.css';
import { useAvatarUpload } from './useAvatarUpload';

/** The member's picture and the way to another one (SET-02). A picture that did not get through is kept here. */
export function AvatarPlace({ member }: { member: Member }) {
  const { t } = useTexts('mfe-account');
  const chooser = useLazyOverlay(async () => (await import('./AvatarSheet')).AvatarSheet);
  const upload = useAvatarUpload(chooser.close);
  return (
    <Card className={styles.place}>
      <Avatar src={member.avatarUrl} size={88} />
      <p className={styles.name}>{member.username}</p>
      <Button
        size="s"
        variant="quiet"
        icon={<CameraIcon size={18} />}
        aria-haspopup="dialog"
        onClick={chooser.open}
      >
        {t('avatar.change')}
      </Button>
      {chooser.render({ currentUrl: member.avatarUrl, upload })}
    </Card>
  );
}
