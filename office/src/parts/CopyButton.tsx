import { Button, CopyIcon } from '@members/ui/core';
import { toast } from '@members/ui/overlay';
import { useOfficeTexts } from '../texts';

/** Puts a text where the operator pastes from. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useOfficeTexts();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('copied'), { tone: 'success' }),
      () => toast(t('notCopied'), { tone: 'danger' }),
    );
  return (
    <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
      {label ?? t('copy')}
    </Button>
  );
}
