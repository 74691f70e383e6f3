import type { RegistryEntry } from '@members/office-contract';
import { isReason, newDraft, withSeenChanges, callOf, paramsOf } from './decision';

const entry = (seq: number) => ({ seq }) as RegistryEntry;
const draft = newDraft({ kind: 'activate', name: 'mfe-x', releaseId: '2+b' }, 7);

describe('a decision', () => {
  it('is sent with the revision that the operator saw, until they have seen what changed', () => {
    const decided = { ...draft, why: ' Faster ', overridden: ['bytes'] };
    expect([callOf(decided.decision), paramsOf(decided)]).toEqual([
      'activateRelease',
      {
        ...{ name: 'mfe-x', releaseId: '2+b', force: false, overrideFindings: ['bytes'] },
        ...{ reason: 'Faster', revision: 7 },
      },
    ]);
    const seen = withSeenChanges(decided, [entry(9), entry(12)]);
    expect(paramsOf(seen)).toMatchObject({ reason: 'Faster', revision: 12 });
    expect(withSeenChanges(seen, [entry(15)]).changed.map(({ seq }) => seq)).toEqual([9, 12, 15]);
  });

  it('forces nothing unless it is chosen', () => {
    expect(draft.force).toBe(false);
    const goBack = newDraft({ kind: 'rollBack', name: 'mfe-x', releaseId: '1+a' }, 7);
    expect(paramsOf({ ...goBack, force: true })).toMatchObject({ releaseId: '1+a', force: true });
  });

  it('has a reason of 3 to 500 characters that are not spaces', () => {
    expect(['', '  a  ', 'ab', 'abc', 'x'.repeat(500), 'x'.repeat(501)].map(isReason)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
