import { useTexts } from '@members/i18n';
import { Button, CopyIcon, ExpandIcon, IconButton } from '@members/ui/core';
import { toast } from '@members/ui/overlay';
import type { OrderReceipt, RoundRecord } from '@members/verifier';
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

/** Published values by the names that they have in the record, in the order in which a verifier needs them. */
function rawValuesOf(record: RoundRecord, receipt: OrderReceipt | null): [name: string, value: string][] {
  const { beacon, commitment } = record;
  const values: [string, unknown][] = [
    ['gameKey', record.gameKey],
    ['roundNumber', record.roundNumber],
    ['closesAt', record.closesAt],
    ['beaconRound', record.beaconRound],
    ['chainHash', beacon.chainHash],
    ['publicKey', beacon.publicKey],
    ['signature', record.signature],
    ['dice', record.dice?.join(' ')],
    ['gameReleaseHash', record.gameReleaseHash],
    ['root', commitment?.root],
    ['committedAt', commitment?.committedAt],
    ['voidReason', record.voidReason],
    ['orderId', receipt?.leaf.id],
    ['owner', receipt?.leaf.owner],
    ['blinding', receipt?.blinding],
    ['path', receipt?.tree?.path.join(' ')],
    ['releaseHash', receipt?.releaseHash],
  ];
  return values.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}
