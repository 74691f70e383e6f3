import { Delayed, ErrorState, Spinner } from '@members/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { sessionQuery } from './calls/queries';
import { useRefusalText } from './calls/useRefusalText';
import { Office } from './Office';
import { ConfirmedScreen } from './session/ConfirmedScreen';
import { EnrolScreen } from './session/EnrolScreen';
import { SignInScreen } from './session/SignInScreen';
import { SessionProvider } from './session/session';
import { useOfficeTexts } from './texts';

/** Who comes by a link is not asked who is signed in. */
export function App() {
  const { pathname } = useLocation();
  if (pathname === '/enrol') return <EnrolScreen />;
  if (pathname === '/confirmed') return <ConfirmedScreen />;
  return <SignedInOffice />;
}

/** The office for an operator who is signed in, the sign-in for everybody else. */
function SignedInOffice() {
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
