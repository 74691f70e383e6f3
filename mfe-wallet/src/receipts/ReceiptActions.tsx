import { useTexts } from '@members/i18n';
import { announce } from '@members/mfe-kit';
import { Button, ButtonRow } from '@members/ui/core';
import { useState } from 'react';
import { receiptText, type Receipt } from './receipt';

/** Ways to keep a receipt: shared by the device, or copied where it shares nothing, and as a PDF. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { t, language } = useTexts('mfe-wallet');
  const [saving, setSaving] = useState(false);

  const share = async () => {
    const text = receiptText(receipt);
    try {
      if ('share' in navigator) await navigator.share({ title: receipt.title, text });
      else {
        await (navigator as Navigator).clipboard.writeText(text);
        announce(t('receipt.copied'), 'success');
      }
    } catch (error) {
      // The member has closed the device's own sheet.
      if ((error as Error).name !== 'AbortError') announce(t('receipt.notShared'), 'danger');
    }
  };

  const save = async () => {
    setSaving(true);
    try {
      const { saveReceipt } = await import('./saveReceipt');
      await saveReceipt(receipt, { t, language });
    } catch {
      announce(t('receipt.notSaved'), 'danger');
    } finally {
      setSaving(false);
    }
  };

  return (
    <ButtonRow equal>
      <Button variant="secondary" onClick={() => void share()}>
        {t('receipt.share')}
      </Button>
      <Button variant="secondary" busy={saving} onClick={() => void save()}>
        {t('receipt.savePdf')}
      </Button>
    </ButtonRow>
  );
}
