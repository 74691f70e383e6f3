import { gateUser, gateUserWarning } from './gateUser';

describe('the user of the gate’s browser', () => {
  const { GATE_USER } = process.env;
  afterEach(() => {
    jest.restoreAllMocks();
    if (GATE_USER === undefined) delete process.env.GATE_USER;
    else process.env.GATE_USER = GATE_USER;
  });

  it('is none where the registry runs as that user itself, and it says so', async () => {
    jest.spyOn(process, 'getuid').mockReturnValue(65533);
    expect(await gateUser()).toBeNull();
    expect(await gateUserWarning()).toMatch(/^The gate’s browser runs as the user of this process, /);
  });

  it.each(['0', 'root', '990:0', '-1'])('is never %s', async (user) => {
    process.env.GATE_USER = user;
    await expect(gateUser()).rejects.toThrow('GATE_USER must be the number of a user other than root');
  });
});
