import { Button } from '@members/ui/core';
import { useDecide } from '../decision/Decide';
import styles from './Settings.module.css';

interface SaveRowProps {
  changed: boolean;
  onDrop: () => void;
  label: string;
}

/** Save what is typed, or drop it; a note for those who may not. */
export function SaveRow({ changed, onDrop, label }: SaveRowProps) {
  const { may } = useDecide();
  if (!may('administer')) return <p className={styles.note}>Changing this needs the right to administer.</p>;
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
