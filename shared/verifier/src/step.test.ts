import { step, verdictOf } from './step';

const ok = step('payout', 'ok');
const pending = step('payout', 'pending');
const failed = step('payout', 'failed');

describe('the verdict (D01)', () => {
  it('is the worst of the steps; a note leaves it right', () => {
    expect(verdictOf([ok, step('payout', 'note')])).toBe('ok');
    expect(verdictOf([ok, pending])).toBe('pending');
    expect(verdictOf([pending, failed])).toBe('failed');
  });

  it('says of a void round that it is void, unless something is wrong', () => {
    expect(verdictOf([ok, step('void', 'note')])).toBe('void');
    expect(verdictOf([ok, step('void', 'failed')])).toBe('failed');
  });
});
