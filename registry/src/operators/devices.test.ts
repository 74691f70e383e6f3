import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';
import { operatorsFile, writeOperators } from './operatorsFile';
import { codeAt, makeOperator, type NewOperator } from './secrets';

let server: TestRegistry;
beforeEach(async () => {
  server = await createTestRegistry();
});
afterEach(() => server.close());

describe('a browser in which the operator has signed in before', () => {
  const attempt = async (
    { operator, password }: NewOperator,
    { cookie = '', given = password }: { cookie?: string; given?: string } = {},
  ) => {
    // Each code is taken once.
    server.clock.now += 30_000;
    const response = await fetch(`${server.officeUrl()}/registry/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        ...{ name: operator.name, password: given },
        code: codeAt(operator.codeSecret, server.clock.now),
      }),
    });
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]!);
    return { status: response.status, device: cookies.find((each) => each.includes('_device=')) };
  };
  const guess = async (made: NewOperator, cookie?: string) => {
    for (let n = 0; n < 5; n += 1) await attempt(made, { given: 'guess', ...(cookie && { cookie }) });
  };

  it('goes on while strangers are locked, who can’t lock it', async () => {
    const ana = await server.addOperator('ana');
    const { device = '' } = await attempt(ana);
    await guess(ana);
    expect((await attempt(ana)).status).toBe(401);
    expect(await attempt(ana, { cookie: device })).toEqual({ status: 200, device });
    expect((await attempt(ana)).status).toBe(401);
  });

  it('counts wrong ones of its own, and locks by them nobody else', async () => {
    const ana = await server.addOperator('ana');
    const { device = '' } = await attempt(ana);
    await guess(ana, device);
    expect((await attempt(ana, { cookie: device })).status).toBe(401);
    expect((await attempt(ana)).status).toBe(200);
  });

  it('is a stranger’s with the token of another operator, a changed one, or that of an earlier password', async () => {
    const [ana, bea] = [await server.addOperator('ana'), await server.addOperator('bea')];
    const { device = '' } = await attempt(ana);
    const { device: beas = '' } = await attempt(bea);
    await guess(ana);
    for (const cookie of [
      beas,
      device.replace(/=./, (first) => (first === '=A' ? '=B' : '=A')),
      `${device}A`,
    ])
      expect([cookie, (await attempt(ana, { cookie })).status]).toEqual([cookie, 401]);
    const again = await makeOperator('ana', ['activate']);
    await writeOperators(operatorsFile(server.registry().directory), [again.operator]);
    expect((await attempt(again, { cookie: device })).status).toBe(401);
  });
});
