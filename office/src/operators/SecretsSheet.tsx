import { Button, ButtonRow } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { QrCode } from '@members/ui/qrCode';
import { Facts } from '../parts/Facts';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './OperatorsScreen.module.css';

export interface Secrets {
  name: string;
  password: string;
  /** `otpauth://…` */
  codeUri: string;
}

/** What an operator logs in with, shown once. */
export function SecretsSheet({ name, password, codeUri, onClose }: Secrets & { onClose: () => void }) {
  const { t } = useAreaTexts('operators');
  const { t: frame } = useOfficeTexts();
  const key = new URL(codeUri).searchParams.get('secret') ?? '';
  const secret = (text: string) => (
    <span key="secret" className={styles.secret}>
      {text}
    </span>
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('secrets', { name })}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button onClick={onClose}>{frame('close')}</Button>
        </ButtonRow>
      }
    >
      <p>{t('secretsOnce')}</p>
      <Facts
        facts={[
          [t('password'), secret(password)],
          [t('key'), secret(key.replace(/(.{4})(?=.)/g, '$1 '))],
        ]}
      />
      <p>{t('scan')}</p>
      <div className={styles.qr}>
        <QrCode text={codeUri} label={t('scan')} />
      </div>
    </Sheet>
  );
}
