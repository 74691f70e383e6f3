import { overridesDraftOf, overridesOf } from './overridesDraft';

describe('who may override', () => {
  it('is unchanged after a round trip through the form', () => {
    for (const rule of ['nobody', 'everybody', ['7', '12']] as const)
      expect(overridesOf(overridesDraftOf(rule))).toEqual({ rule });
  });

  it('takes ids however they are separated, each once', () => {
    expect(overridesOf({ who: 'members', members: ' 7,12  7\n3 ' })).toEqual({ rule: ['7', '12', '3'] });
  });

  it('says what is missing', () => {
    expect(overridesOf({ who: 'members', members: ' ' })).toEqual({ wrong: '' });
    expect(overridesOf({ who: 'members', members: '7, lina' })).toEqual({ wrong: 'lina' });
  });
});
