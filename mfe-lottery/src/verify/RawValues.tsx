import { useTexts } from '@members/i18n';
import { Button, CopyIcon, ExpandIcon, IconButton } from '@members/ui/core';
import { toast } from '@members/ui/overlay';
import type { OrderReceipt, RoundRecord } from '@members/verifier';
import { rawValuesOf } from './rawValues';
import styles from './VerifySheet.module.css';

export interface RawValuesProps {
  record: RoundRecord;
  receipt: OrderReceipt | null;
}

/** The published values, for those who recompute them elsewhere. */
export function RawValues({ record, receipt }: RawValuesProps) {
  const { t } = useTexts('mfe-lottery');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('verify.copied'), { tone: 'success' });
    } catch {
      toast(t('verify.notCopied'), { tone: 'danger' });
    }
  };
  return (
    <details className={styles.raw}>
      <summary className={styles.summary}>
        {t('verify.raw')}
        <ExpandIcon size={20} className={styles.chevron} />
      </summary>
      <dl className={styles.values}>
        {rawValuesOf(record, receipt).map(([name, value]) => (
          <div key={name} className={styles.value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <IconButton
              label={t('verify.copy', { name })}
              tone="muted"
              icon={<CopyIcon size={18} />}
              onClick={() => void copy(value)}
            />
          </div>
        ))}
      </dl>
      <Button variant="secondary" block onClick={() => void copy(JSON.stringify(record))}>
        {t('verify.copyRecord')}
      </Button>
    </details>
  );
}
