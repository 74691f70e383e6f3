import { Button, ButtonRow } from '@members/ui/core';
import { useDecide } from '../decision/Decide';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';

interface SaveRowProps {
  changed: boolean;
  onDrop: () => void;
  label: string;
}

/** Buttons to save what is typed or to undo it; a note for operators without the right. */
export function SaveRow({ changed, onDrop, label }: SaveRowProps) {
  const { t } = useReleaseTexts();
  const { mayForAll } = useDecide();
  if (!mayForAll) return <Note>{t('needsRight')}</Note>;
  return (
    <ButtonRow>
      {changed && (
        <Button variant="secondary" onClick={onDrop}>
          {t('undo')}
        </Button>
      )}
      <Button type="submit" variant={changed ? 'primary' : 'secondary'} disabled={!changed}>
        {label}
      </Button>
    </ButtonRow>
  );
}
