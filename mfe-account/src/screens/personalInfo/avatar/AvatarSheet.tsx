import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Sheet } from '@members/ui/overlay';
import { AvatarGrid } from './AvatarGrid';
import { PicturePicker } from './PicturePicker';
import type { AvatarUpload } from './useAvatarUpload';
import { UploadPanel } from './UploadPanel';

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
