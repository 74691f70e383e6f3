import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { QrCode } from '@members/ui/qrCode';
import { CopyButton } from '../../parts/CopyButton';
import { useOfficeTexts } from '../../texts';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './PreviewLinkSheet.module.css';

interface PreviewLinkSheetProps {
  preview: OfficeAnswer<'beginPreview'>;
  onClose: () => void;
}

/** The link of a preview, shown once: as text, and for a phone. */
export function PreviewLinkSheet({ preview, onClose }: PreviewLinkSheetProps) {
  const { t, time } = useReleaseTexts();
  const { t: frame } = useOfficeTexts();
  const { appOrigin, name, releaseId, token, path, until } = preview;
  const link = `${appOrigin}/?preview=${name}~${token}#${path}`;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('previews.ready', { release: releaseId })}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <CopyButton text={link} label={t('previews.copy')} />
          <Button onClick={onClose}>{frame('close')}</Button>
        </ButtonRow>
      }
    >
      <p>{t('previews.once', { until: time(until) })}</p>
      <p className={styles.link}>
        <a href={link} rel="noreferrer" target="_blank">
          {link}
        </a>
      </p>
      <div className={styles.code}>
        <QrCode text={link} label={t('previews.scan')} />
      </div>
    </Sheet>
  );
}
