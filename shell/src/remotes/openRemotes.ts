import { session } from '@members/api-client';
import type { ShellHistory } from '@members/mfe-kit';
import type { PageSettings } from '../pageSettings';
import type { Registry } from '../registry/registry';
import { startRegistry } from '../registry/startRegistry';
import { watchRegistry } from '../registry/watchRegistry';
import { RemotePlace, type RemoteServices } from './mount/RemotePlace';
import type { Override } from './override/addresses';
import { activeOverrides } from './override/overrides';
import { startRemotes, type RemotesAhead } from './startRemotes';

export interface OpenRemotes {
  registry: Registry;
  services: RemoteServices & RemotesAhead;
  /** A developer's own builds. */
  overrides: readonly Override[];
  /** What shows a remote on its routes. */
  Place: typeof RemotePlace;
}

export interface RemotesBegun {
  /** To be called when it is known who the member is: whose own builds run depends on it. */
  open: (history: ShellHistory) => Promise<OpenRemotes>;
}

/** Opens what this page knows of the registry, then remotes. This module and what it imports is a chunk of its own. */
export async function beginRemotes(settings: PageSettings): Promise<RemotesBegun> {
  const { registry, reports } = await startRegistry(settings);
  return {
    async open(history) {
      watchRegistry(registry, history);
      const overrides = await activeOverrides({
        rule: registry.document().overrides,
        memberId: session.current()?.memberId ?? null,
        registryKey: settings.registryKey,
      });
      const limits = settings.remoteLimits;
      const services = startRemotes({ registry, reports, history, overrides, limits });
      return { registry, services, overrides, Place: RemotePlace };
    },
  };
}
