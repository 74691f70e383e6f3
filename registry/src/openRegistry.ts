import { openRegistryLog, type Attribution, type RegistryOptions } from './log/openRegistryLog';
import { releaseOf } from './log/state';
import { openReleaseStore, type ReleaseStore } from './releases/openReleaseStore';

export interface Registry extends ReleaseStore {
  /** Makes a published release the active one, without asking the gate. */
  activate(name: string, id: string, by: Attribution & { forced?: boolean }): Promise<void>;
}

/**
 * Opens the registry in a directory: its log, with all that follows from it, and the files of its releases. Rejects with
 * an Error where the directory lacks the key that its log names.
 */
export async function openRegistry(directory: string, options: RegistryOptions = {}): Promise<Registry> {
  const registry = await openReleaseStore(await openRegistryLog(directory, options));
  return {
    ...registry,
    async activate(name, id, { forced = false, ...by }) {
      await registry.change(by, (state) => {
        releaseOf(state, name, id);
        const before = state.remotes[name]?.active ?? null;
        return { kind: 'activated', name, releaseId: id, before, forced };
      });
    },
  };
}
