/** What PAYMENT_PROVIDER_MODULE names in the smoke test: the sandbox's provider, at an origin of its own. */
import { createSandboxProvider, type CreateProvider } from '../../server/src';

const createProvider: CreateProvider = ({ now }) =>
  createSandboxProvider({
    url: process.env.PAYMENTS_URL ?? '',
    secret: process.env.PAYMENTS_SECRET ?? '',
    now,
  });
export default createProvider;
