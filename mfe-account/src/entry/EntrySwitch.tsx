import { Link, useLocation } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import styles from './EntrySwitch.module.css';

/**
 * The way from login to registration or back. They take each other's place in the history and hand on where the
 * member wanted to go, so that going back from there never meets a form that is done with.
 */
export function EntrySwitch({ question, label, to }: { question: string; label: string; to: string }) {
  const { state } = useLocation();
  return (
    <p className={styles.switch}>
      {question}
      <Button variant="quiet" render={<Link to={to} replace state={state} />}>
        {label}
      </Button>
    </p>
  );
}
