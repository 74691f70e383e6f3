import { defineOfficeRoute, type OfficeRoute } from '@members/server/office';
import { join } from 'node:path';
import type { ReleaseStore } from '../releases/openReleaseStore';
import { explainStack } from './explainStack';

/** Where a registry keeps the source maps of shells. */
export const shellMapsIn = (directory: string): string => join(directory, 'shell-maps');

/** Where each line of a stack is in the sources; for a team in its own and the shell's. */
export function explainOfficeRoutes({ registry }: { registry: ReleaseStore }): OfficeRoute[] {
  const directories = { releases: registry.releasesDirectory, shells: shellMapsIn(registry.directory) };
  return [
    defineOfficeRoute('explainStack', async ({ params: { stack }, operator: { remote: only } }) => ({
      frames: await explainStack(stack, { ...directories, only }),
    })),
  ];
}
