import '@members/ui/tokens.css';
import { followAddress } from '../common/followAddress';
import { startShared } from '../common/startShared';

/** What the page does once its import map knows what is shared. */
export async function open(load: Parameters<typeof followAddress>[1]): Promise<void> {
  followAddress(await startShared(), load);
}
