import type { RegistryOverview } from '@members/office-contract';
import { englishReleases } from '../../../testing/englishReleases';
import type { ReleaseTexts } from '../useReleaseTexts';
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
let texts: ReleaseTexts;
beforeAll(async () => {
  texts = await englishReleases();
});
const explain = (decision: Decision) => explainDecision(decision, overview, texts);
const effect = (decision: Decision) => explain(decision).effect;

describe('what members notice', () => {
  it('an activation waits for a navigation, and ends the canary', () => {
    const activate = { kind: 'activate', name: 'mfe-x', releaseId: '3+c' } as const;
    expect(effect(activate)).toMatch(/next navigation into mfe-x.*The canary of 2\+b ends\.$/);
    expect(effect({ ...activate, releaseId: '2+b' })).not.toContain('canary');
    expect(explain(activate).move).toEqual({ before: '1+a', after: '3+c' });
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

  it('a flag names its share, and who switches it off says so', () => {
    const flag = { name: 'mfe-x', flag: 'newSlip' } as const;
    expect(effect({ kind: 'setFlag', ...flag, share: 0.2 })).toMatch(/^newSlip is on for 20% of the members/);
    const off = explain({ kind: 'switchFlagOff', ...flag, keep: true });
    const removed = explain({ kind: 'switchFlagOff', ...flag, keep: false });
    expect([off.confirmLabel, removed.confirmLabel]).toEqual(['Switch off', 'Remove']);
  });

  it('only what moves all members can be forced', () => {
    const canForce = (decision: Decision) => explain(decision).canForce;
    expect(canForce({ kind: 'activate', name: 'mfe-x', releaseId: '3+c' })).toBe(true);
    expect(canForce({ kind: 'rollBack', name: 'mfe-x', releaseId: '0+z' })).toBe(true);
    expect(canForce({ kind: 'startCanary', name: 'mfe-x', releaseId: '3+c' })).toBe(false);
    expect(canForce({ kind: 'promoteCanary', name: 'mfe-x' })).toBe(false);
  });
});
