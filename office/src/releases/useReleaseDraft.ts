import { useDraft } from '../parts/useDraft';
import { useSession } from '../session/session';

/** What an operator has typed and not sent: the end of a session takes nothing of it, and nobody else sends it. */
export function useReleaseDraft<Typed>(what: string): [Typed | null, (typed: Typed | null) => void] {
  const { name } = useSession();
  const [draft, keep] = useDraft<Typed>(`releases ${what} of ${name}`);
  return [draft?.fields ?? null, (typed) => keep(typed === null ? null : { fields: typed })];
}
