import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProviders } from './createProviders';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-provider-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const methods = 'createPayment() {}, readNotice() {}, listPayments() { return [now()]; }';
let count = 0;
/** Loads a module of its own with this code. */
function load(code: string) {
  const file = join(directory, `provider-${(count += 1)}.ts`);
  writeFileSync(file, code);
  const now = () => new Date(7);
  return createProviders({ sandbox: null, paymentProviderModule: file, now });
}

describe('the module of PAYMENT_PROVIDER_MODULE', () => {
  test('makes the provider, with the clock of the system', async () => {
    const [provider, ...others] = await load(
      `export default ({ now }) => ({ name: 'bank-1', payWays: ['Card'], currency: 'MXN', ${methods} });`,
    );
    expect(others).toEqual([]);
    expect(provider).toMatchObject({ name: 'bank-1', payWays: ['Card'], currency: 'MXN' });
    expect(await provider!.listPayments(new Date())).toEqual([new Date(7)]);
  });

  test('stands beside the sandbox in a demonstration, and is not asked for', async () => {
    const sandbox = { url: 'http://localhost:1', secret: 'a secret' };
    const providers = await createProviders({ sandbox, paymentProviderModule: null });
    expect(providers.map(({ name }) => name)).toEqual(['sandbox']);
  });

  test.each([
    ['export const provider = {};', 'it has no default export that makes one.'],
    ["export default () => { throw new Error('BANK_KEY is missing.'); };", 'BANK_KEY is missing.'],
    ['export default () => null;', 'what it makes is none.'],
    [
      `export default ({ now }) => ({ name: 'My Bank', payWays: ['Card'], currency: 'MXN', ${methods} });`,
      'its name is not of small letters, digits and hyphens.',
    ],
    [
      `export default ({ now }) => ({ name: 'bank', payWays: [], currency: 'MXN', ${methods} });`,
      'its payWays names none.',
    ],
    [
      "export default () => ({ name: 'bank', payWays: ['Card'], currency: 'MXN' });",
      'its createPayment is no function.',
    ],
  ])('is refused in one sentence: %s', async (code, sentence) => {
    const error = (await load(code).catch((thrown: unknown) => thrown)) as Error;
    expect(error.message).toMatch(
      /^The payment provider of PAYMENT_PROVIDER_MODULE=\S+ can't be used: [^\n]+\.$/,
    );
    expect(error.message).toContain(`can't be used: ${sentence}`);
  });

  test('that is not there is refused', async () => {
    const missing = createProviders({ sandbox: null, paymentProviderModule: './not-there.mjs' });
    await expect(missing).rejects.toThrow(/PAYMENT_PROVIDER_MODULE=\.\/not-there\.mjs can't be used: Cannot/);
  });
});
