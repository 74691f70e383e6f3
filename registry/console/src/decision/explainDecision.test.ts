import type { RegistryOverview } from '../api/types';
import type { Decision } from './decision';
import { explainDecision } from './explainDecision';

const overview = {
  remotes: [
    { name: 'mfe-x', active: '1+a', canary: { releaseId: '2+b', step: 'few', share: 0.05 } },
    { name: 'mfe-new', active: null, canary: null },
  ],
  canarySettings: {
    steps: [
      { name: 'few', share: 0.05, minutes: 10 },
      { name: 'half', share: 0.5, minutes: 10 },
    ],
  },
} as unknown as RegistryOverview;
const effect = (decision: Decision) => explainDecision(decision, overview).effect;

describe('what members notice', () => {
  it('an activation waits for a navigation, and ends the canary', () => {
    const activate = { kind: 'activate', name: 'mfe-x', releaseId: '3+c' } as const;
    expect(effect(activate)).toMatch(/next navigation into mfe-x.*The canary of 2\+b ends\.$/);
    expect(effect({ ...activate, releaseId: '2+b' })).not.toContain('canary');
    expect(explainDecision(activate, overview).move).toEqual({ before: '1+a', after: '3+c' });
  });

  it('the first release of a remote brings its screens', () => {
    expect(effect({ kind: 'activate', name: 'mfe-new', releaseId: '1+a' })).toBe(
      'The screens of mfe-new appear in open apps.',
    );
  });

  it('a canary names its share and what the others run', () => {
    expect(effect({ kind: 'startCanary', name: 'mfe-x', releaseId: '2+b' })).toMatch(
      /^About 5% of the members/,
    );
    expect(effect({ kind: 'setCanaryStep', name: 'mfe-x', step: 'half' })).toMatch(
      /^About 50% of the members run 2\+b .* the others run 1\+a\.$/,
    );
    expect(effect({ kind: 'stopCanary', name: 'mfe-x' })).toMatch(/^Its members go back to 1\+a/);
  });

  it('only what moves all members can be forced', () => {
    const canForce = (decision: Decision) => explainDecision(decision, overview).canForce;
    expect(canForce({ kind: 'activate', name: 'mfe-x', releaseId: '3+c' })).toBe(true);
    expect(canForce({ kind: 'rollBack', name: 'mfe-x', releaseId: '0+z' })).toBe(true);
    expect(canForce({ kind: 'startCanary', name: 'mfe-x', releaseId: '3+c' })).toBe(false);
    expect(canForce({ kind: 'promoteCanary', name: 'mfe-x' })).toBe(false);
  });
});
