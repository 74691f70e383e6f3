import { useSession } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { returnToOf, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, Navigate, useLocation } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import type { ReactNode } from 'react';
import styles from './EntryScreen.module.css';

interface Props {
  /** Where the back arrow leads; without it there is none. */
  onBack: (() => void) | undefined;
  trailing?: ReactNode;
  /** The way from login to registration, or back. */
  other: { question: string; label: string; to: string };
  /** Stays although there is a session by now. */
  holding?: boolean;
  children: ReactNode;
}

/**
 * Login or registration, for visitors. A member is sent on, at once or after signing in: to the screen that asked for
 * the login, else to /Home (D10).
 *
 * The two take each other's place in the history and hand on an invitation and where the member wanted to go, so that going back from
 * there never meets a form that is done with.
 */
export function EntryScreen({ onBack, trailing, other, holding = false, children }: Props) {
  const { t } = useTexts('common');
  const session = useSession();
  const { state, search } = useLocation();
  const title = useScreenTitle();
  if (session && !holding) return <Navigate to={returnToOf(state) ?? paths.home} replace />;
  return (
    <>
      <NavBar title={title} onBack={onBack} backLabel={t('back')} trailing={trailing} />
      <ScreenBody>
        {children}
        <p className={styles.switch}>
          {other.question}
          <Button variant="quiet" render={<Link to={{ pathname: other.to, search }} replace state={state} />}>
            {other.label}
          </Button>
        </p>
      </ScreenBody>
    </>
  );
}
