import type { ApiError } from '@members/api-client';
import { FormMessage } from '@members/ui/forms';

/** The server's own words about a refused form (AUTH-10); other failures are the shell's to tell. */
export function RefusalMessage({ error }: { error: ApiError | null }) {
  return error?.kind === 'refused' ? <FormMessage>{error.message}</FormMessage> : null;
}
