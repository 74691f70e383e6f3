import { paths, returnToOf, useGoBack } from '@members/mfe-kit';
import { useLocation, useNavigate } from '@members/mfe-kit/router';

/**
 * Where the back arrow of /Login leads: to the screen before the one that asked for the login. Without such a one,
 * as after logging out, the entry before is a member's screen that would only ask for the login again: then /Home.
 */
export function useLeaveLogin(): () => void {
  const { state } = useLocation();
  const goBack = useGoBack(paths.home);
  const navigate = useNavigate();
  return returnToOf(state) === null ? () => navigate(paths.home, { replace: true }) : goBack;
}
