import { useCall } from '@members/api-client';
import { memberCalls } from '@members/contract';

/** Tells a password manager whose password a form asks for. */
export function PasswordOwner() {
  const { data: member } = useCall(memberCalls.member);
  return <input hidden readOnly autoComplete="username" value={member?.username ?? ''} />;
}
