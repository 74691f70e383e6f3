import { announce } from '@members/mfe-kit';
import { useNavigate } from '@members/mfe-kit/router';
import { useEffect } from 'react';

/** Leads to another screen in the place of this one and says why. */
export function SendOn({ to, message }: { to: string; message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    announce(message, 'danger');
    void navigate(to, { replace: true });
  }, [message, navigate, to]);
  return null;
}
