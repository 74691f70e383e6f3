import { useQuery } from '@tanstack/react-query';
import { Delayed, ErrorState, Spinner } from '@members/ui/core';
import { useState } from 'react';
import styles from './App.module.css';
import { sessionQuery } from './api/queries';
import { Console } from './Console';
import { useClearDrafts } from './drafts/Drafts';
import { SignInScreen } from './session/SignInScreen';

/** The console for an operator who is signed in, the sign-in for everybody else. */
export function App() {
  const { data: session, error, refetch, isFetching } = useQuery(sessionQuery);
  const [lastName, setLastName] = useState<string | null>(null);
  const clearDrafts = useClearDrafts();
  if (session && session.name !== lastName) setLastName(session.name);
  return (
    <div className={styles.frame}>
      {session ? (
        <Console
          session={session}
          onSignedOut={() => {
            setLastName(null);
            clearDrafts();
          }}
        />
      ) : session === null ? (
        <SignInScreen
          endedFor={lastName}
          onSignedIn={({ name }) => {
            // One operator must not send what another one typed.
            if (name !== lastName) clearDrafts();
          }}
        />
      ) : error ? (
        <ErrorState
          title="The registry doesn’t answer"
          text={error.message}
          retryLabel="Try again"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Delayed label="Loading">
          <Spinner className={styles.waiting} />
        </Delayed>
      )}
    </div>
  );
}
