import { Button } from '@members/ui/core';
import { useDecide } from '../decision/Decide';
import { Note } from '../Note';
import styles from './Settings.module.css';

interface SaveRowProps {
  changed: boolean;
  onDrop: () => void;
  label: string;
}

/** Buttons to save what is typed or to undo it; a note for operators without the right. */
export function SaveRow({ changed, onDrop, label }: SaveRowProps) {
  const { may } = useDecide();
  if (!may('administer')) return <Note>Changing this needs the right to administer.</Note>;
  return (
    <div className={styles.save}>
      {changed && (
        <Button variant="secondary" onClick={onDrop}>
          Undo
        </Button>
      )}
      <Button type="submit" variant={changed ? 'primary' : 'secondary'} disabled={!changed}>
        {label}
      </Button>
    </div>
  );
}
