import type { Member } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { Avatar, Button, CameraIcon, Card } from '@members/ui/core';
import { useState } from 'react';
import styles from './AvatarPlace.module.css';
import { useAvatarUpload } from './useAvatarUpload';

const AvatarSheet = lazyLayer(async () => (await import('./AvatarSheet')).AvatarSheet);

/** The member's picture and the way to another one (SET-02). A picture whose upload failed is kept here. */
export function AvatarPlace({ member }: { member: Member }) {
  const { t } = useTexts('mfe-account');
  const [choosing, setChoosing] = useState(false);
  const upload = useAvatarUpload(() => setChoosing(false));
  return (
    <Card className={styles.place}>
      <Avatar src={member.avatarUrl} size={88} />
      <p className={styles.name}>{member.username}</p>
      <Button
        size="s"
        variant="quiet"
        icon={<CameraIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {t('avatar.change')}
      </Button>
      <AvatarSheet open={choosing} onOpenChange={setChoosing} currentUrl={member.avatarUrl} upload={upload} />
    </Card>
  );
}
