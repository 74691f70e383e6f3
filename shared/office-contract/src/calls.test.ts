import { mayDo, officeCallIds, officeCalls, pathOf, refusalText } from '.';

describe('the calls of the office', () => {
  const calls = officeCallIds.map((id) => ({ id, ...officeCalls[id] }));

  it('have an address each', () => {
    const addresses = calls.map(({ id, method }) => `${method} ${pathOf(id)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(calls)('$id says which lines it writes if it changes something, and none if not', (call) => {
    expect(call.records.length > 0).toBe(call.method === 'POST' && !call.ownOnly);
  });

  it.each(calls.filter(({ teams }) => teams === 'own'))(
    '$id, which an operator of a team may send about their remote, names it',
    ({ params }) => {
      expect(params.safeParse({ name: 'Mfe' }).error?.issues.map(({ path }) => path[0])).toContain('name');
    },
  );

  it('let who may change something see it, and not the other way round', () => {
    expect(mayDo(['money.change'], 'money.see')).toBe(true);
    expect(mayDo(['money.see'], 'money.change')).toBe(false);
    expect(mayDo(['content.change'], 'money.see')).toBe(false);
  });

  it('fill what a refusal names', () => {
    expect(refusalText('missing', { what: 'member 7' })).toBe('There is no member 7.');
  });
});
