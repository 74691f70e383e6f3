import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, CopyIcon } from '@members/ui/core';
import { Sheet, toast } from '@members/ui/overlay';
import { QrCode } from '@members/ui/qrCode';
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
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast(t('previews.copied'), { tone: 'success' }),
      () => toast(t('previews.notCopied'), { tone: 'danger' }),
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('previews.ready', { release: releaseId })}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
            {t('previews.copy')}
          </Button>
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
