import { useTexts } from '@members/i18n';
import { Avatar, Button, ProgressBar } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { Upload } from './useAvatarUpload';
import { useObjectUrl } from './useObjectUrl';
import styles from './UploadPanel.module.css';

/** The picture that was chosen: how far it has come, or why it did not get through, and another try. */
export function UploadPanel({ upload, onRetry }: { upload: Upload; onRetry: (file: File) => void }) {
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
