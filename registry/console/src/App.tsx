import { useQuery } from '@tanstack/react-query';
import { Delayed, ErrorState, Spinner } from '@members/ui/core';
import { useState } from 'react';
import styles from './App.module.css';
import { sessionQuery } from './api/queries';
import { Console } from './Console';
import { useDropDrafts } from './drafts/Drafts';
import { SignInScreen } from './session/SignInScreen';

/** The console for who is signed in, and the sign-in for everybody else. */
export function App() {
  const { data: session, error, refetch, isFetching } = useQuery(sessionQuery);
  const [lastName, setLastName] = useState<string | null>(null);
  const dropDrafts = useDropDrafts();
  if (session && session.name !== lastName) setLastName(session.name);
  return (
    <div className={styles.frame}>
      {session ? (
        <Console
          session={session}
          onSignedOut={() => {
            setLastName(null);
            dropDrafts();
          }}
        />
      ) : session === null ? (
        <SignInScreen
          endedFor={lastName}
          onSignedIn={({ name }) => {
            // What one operator typed is not another's to send.
            if (name !== lastName) dropDrafts();
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
