import type { RegistryEntry, RegistryOverview, RemoteOverview } from '@members/office-contract';
import { worstFirst } from './standingOf';

const remote = (name: string, changes: Partial<RemoteOverview> = {}) =>
  ({ name, active: '1+a', canary: null, takenBack: null, ...changes }) as RemoteOverview;
const canary = (evidence: number) => ({ trial: { evidence } }) as RemoteOverview['canary'];
const health = (loads: number, failures: number) =>
  ({ '1+a': { loads, failures } }) as unknown as RegistryOverview['health'][string];

test('remotes stand in the order in which they need an operator, by name where they don’t', () => {
  const remotes = [
    remote('mfe-well'),
    remote('mfe-also-well'),
    remote('mfe-canary', { canary: canary(0.5) }),
    remote('mfe-new', { active: null }),
    remote('mfe-back', { takenBack: { seq: 7 } as RegistryEntry }),
    remote('mfe-worse-canary', { canary: canary(12) }),
    remote('mfe-some'),
    remote('mfe-fails'),
  ];
  const found = worstFirst({
    remotes,
    health: { 'mfe-fails': health(100, 20), 'mfe-some': health(1000, 12) },
  });
  expect(found.map(({ remote: { name }, standing }) => `${name}: ${standing.key}`)).toEqual([
    'mfe-fails: fails',
    'mfe-worse-canary: canaryWorse',
    'mfe-back: takenBack',
    'mfe-canary: canary',
    'mfe-some: failed',
    'mfe-also-well: well',
    'mfe-new: nothing',
    'mfe-well: well',
  ]);
});
