import { Delayed, ErrorState, Spinner } from '@members/ui/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './calls/queries';
import { useRefusalText } from './calls/useRefusalText';
import { Office } from './Office';
import { SignInScreen } from './session/SignInScreen';
import { SessionProvider } from './session/session';
import { useOfficeTexts } from './texts';

/** The office for an operator who is signed in, the sign-in for everybody else. */
export function App() {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const { data: session, error, refetch, isFetching } = useQuery(sessionQuery);
  if (session)
    return (
      <SessionProvider value={session}>
        <Office />
      </SessionProvider>
    );
  if (session === null) return <SignInScreen />;
  if (error)
    return (
      <ErrorState
        title={t('noAnswer')}
        text={refusalText(error)}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Delayed label={t('loading')}>
      <Spinner />
    </Delayed>
  );
}
