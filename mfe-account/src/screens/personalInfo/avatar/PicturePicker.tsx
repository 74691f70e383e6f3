import { useTexts } from '@members/i18n';
import { Button, PictureIcon } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useRef } from 'react';
import styles from './PicturePicker.module.css';
import { pictureTypes } from './pictureFault';
import type { AvatarUpload } from './useAvatarUpload';

/** Takes a picture of the member's own; one button that becomes the way out, so that the focus stays on it. */
export function PicturePicker({ upload }: { upload: AvatarUpload }) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const input = useRef<HTMLInputElement>(null);
  const idle = upload.current === null;
  return (
    <div className={styles.picker}>
      {idle && upload.fault && <FormMessage>{t(`avatar.${upload.fault}`)}</FormMessage>}
      <Button
        variant="secondary"
        size="l"
        block
        icon={idle && <PictureIcon size={20} />}
        onClick={() => (idle ? input.current?.click() : upload.cancel())}
      >
        {idle ? t('avatar.upload') : common('cancel')}
      </Button>
      {idle && <p className={styles.rule}>{t('avatar.rule')}</p>}
      <input
        ref={input}
        hidden
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={t('avatar.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) upload.start(file);
        }}
      />
    </div>
  );
}
