import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Avatar, Button, PictureIcon, ProgressBar } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { AvatarGrid } from './AvatarGrid';
import styles from './AvatarSheet.module.css';
import { pictureTypes, type AvatarUpload, type Upload } from './useAvatarUpload';

interface Props extends LayerProps {
  currentUrl: string;
  upload: AvatarUpload;
}

/** The avatar chooser (SET-02): the pictures that are there, or one of the member's own. */
export function AvatarSheet({ open, onOpenChange, currentUrl, upload }: Props) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('avatar.title')}
      closeLabel={common('close')}
      footer={<PicturePicker upload={upload} />}
    >
      {upload.current ? (
        <UploadPanel upload={upload.current} onRetry={upload.start} />
      ) : (
        <AvatarGrid currentUrl={currentUrl} onSaved={() => onOpenChange(false)} />
      )}
    </Sheet>
  );
}

/** Takes a picture of the member's own; its one button turns into "cancel", so that it keeps the focus. */
function PicturePicker({ upload }: { upload: AvatarUpload }) {
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

/** The picture that was chosen: how much of it is uploaded, or why it failed, and a button to try again. */
function UploadPanel({ upload, onRetry }: { upload: Upload; onRetry: (file: File) => void }) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const { file, fraction, failure } = upload;
  const percent = Math.round(fraction * 100);
  return (
    <div className={styles.panel}>
      <Avatar src={useObjectUrl(file)} size={96} />
      <p className={styles.name}>{file.name}</p>
      {failure === null ? (
        <div className={styles.progress}>
          <ProgressBar value={percent} label={t('avatar.uploading')} text={`${percent} %`} tone="action" />
        </div>
      ) : (
        <div className={styles.failure}>
          <FormMessage>{failure}</FormMessage>
          <Button size="l" block onClick={() => onRetry(file)}>
            {common('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** An address under which the page can show a file of the device, revoked when the component goes. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
