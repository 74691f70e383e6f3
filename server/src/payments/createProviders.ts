import type { PaymentProvider } from './provider';
import { createSandboxProvider } from './sandbox/provider';

/** The payment providers of an installation: in a demonstration the sandbox. A provider of one's own is added here. */
export function createProviders(config: {
  sandbox: { url: string; secret: string } | null;
  now?: () => Date;
}): PaymentProvider[] {
  const { sandbox, now } = config;
  return sandbox ? [createSandboxProvider({ ...sandbox, now })] : [];
}
