import type { RegistryChange } from '@members/office-contract';
import { englishReleases } from '../../../testing/englishReleases';
import type { ReleaseTexts } from '../useReleaseTexts';
import { describeChange as describeIn } from './describeChange';

let texts: ReleaseTexts;
beforeAll(async () => {
  texts = await englishReleases();
});
const describeChange = (change: RegistryChange) => describeIn(change, texts);

const soft = { id: 'bytes', level: 'soft', text: 'Too large.' } as const;

describe('what happened, in words', () => {
  it('names before and after where the running release changed', () => {
    const activated = {
      kind: 'activated',
      name: 'mfe-x',
      releaseId: '2+b',
      before: '1+a',
      forced: false,
    } as const;
    expect(describeChange(activated)).toEqual({
      what: 'Activated 2+b',
      remote: 'mfe-x',
      move: { before: '1+a', after: '2+b' },
    });
    expect(describeChange({ ...activated, kind: 'rolledBack', forced: true }).what).toBe(
      'Went back to 2+b, by force',
    );
  });

  it('shows which findings of the gate were overridden', () => {
    const change = {
      kind: 'activated',
      name: 'mfe-x',
      releaseId: '2+b',
      before: null,
      forced: false,
    } as const;
    expect(describeChange({ ...change, overridden: [soft] }).findings).toEqual([soft]);
    expect(describeChange({ ...change, overridden: [] })).not.toHaveProperty('findings');
  });

  it('names a flag with its share before and after', () => {
    const change = { kind: 'flagChanged', name: 'mfe-x', flag: 'newSlip', share: 0.5, before: null } as const;
    expect(describeChange(change)).toMatchObject({ what: 'Set the flag newSlip', remote: 'mfe-x' });
    expect(describeChange({ ...change, share: null }).what).toBe('Removed the flag newSlip');
  });

  it('names who may override, before and after', () => {
    const change = { kind: 'overridesChanged', before: 'everybody', overrides: ['7', '12'] } as const;
    expect(describeChange(change)).toMatchObject({
      remote: null,
      move: { before: 'everybody', after: 'members 7, 12' },
    });
  });

  it('counts findings, one and several', () => {
    const checked = { kind: 'checked', name: 'mfe-x', releaseId: '2+b' } as const;
    expect(describeChange({ ...checked, findings: [soft] }).what).toBe('Checked 2+b: 1 finding');
    expect(describeChange({ ...checked, findings: [] }).what).toBe('Checked 2+b: 0 findings');
  });

  it('still reads who might administer in logs from before operators were in the database', () => {
    const operators = [{ name: 'ana', rights: ['activate', 'administer'] }];
    expect(describeChange({ kind: 'operatorsChanged', operators }).what).toBe(
      'Set the operators: ana (activate, administer)',
    );
  });

  it('names at least the kind of a change that only a newer registry knows', () => {
    const change = { kind: 'remoteRetired', name: 'mfe-x' } as unknown as RegistryChange;
    expect(describeChange(change)).toEqual({ what: 'remote retired', remote: 'mfe-x' });
  });
});
