import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { PaymentProvider } from './provider';
import { createSandboxProvider } from './sandbox/provider';

/** What the module of PAYMENT_PROVIDER_MODULE exports as its default. It reads settings of its own from the environment. */
export type CreateProvider = (options: { now: () => Date }) => PaymentProvider | Promise<PaymentProvider>;

/** The payment providers of an installation: in a demonstration the sandbox, and the one whose module is named. */
export async function createProviders(config: {
  sandbox: { url: string; secret: string } | null;
  paymentProviderModule: string | null;
  now?: () => Date;
}): Promise<PaymentProvider[]> {
  const { sandbox, paymentProviderModule, now = () => new Date() } = config;
  return [
    ...(sandbox ? [createSandboxProvider({ ...sandbox, now })] : []),
    ...(paymentProviderModule ? [await load(paymentProviderModule, now)] : []),
  ];
}

const isFunction = z.custom<() => unknown>((value) => typeof value === 'function', 'is no function');
const providerShape = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not of small letters, digits and hyphens'),
  payWays: z.array(z.string()).min(1, 'names none'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'is no code of ISO 4217'),
  createPayment: isFunction,
  readNotice: isFunction,
  listPayments: isFunction,
  refundPayment: isFunction.optional(),
});

/** Rejects with an Error of one sentence for what is no module of a provider. */
async function load(specifier: string, now: () => Date): Promise<PaymentProvider> {
  const fail = (why: string): never => {
    throw new Error(`The payment provider of PAYMENT_PROVIDER_MODULE=${specifier} can't be used: ${why}.`);
  };
  const failFor = (error: unknown) => fail((error as Error).message.split('\n')[0]!.replace(/\.$/, ''));
  // As a file or a package of the directory in which the system runs.
  const { resolve: find } = createRequire(resolve('package.json'));
  const loaded = (await Promise.resolve()
    .then(() => import(find(specifier)))
    .catch(failFor)) as { default?: unknown };
  const create = loaded.default;
  if (typeof create !== 'function') return fail('it has no default export that makes one');
  const provider: unknown = await Promise.resolve()
    .then(() => (create as CreateProvider)({ now }))
    .catch(failFor);
  const { error } = providerShape.safeParse(provider);
  if (error) {
    const [{ path, message } = { path: [], message: '' }] = error.issues;
    return fail(path.length > 0 ? `its ${path.join('.')} ${message}` : 'what it makes is none');
  }
  return provider as PaymentProvider;
}
