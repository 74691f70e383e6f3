export {
  UntrustedNotice,
  type ListedPayment,
  type NoticeMessage,
  type PaymentNotice,
  type PaymentOrder,
  type PaymentProvider,
} from './provider';
export { createProviders, type CreateProvider } from './createProviders';
export { createSandboxProvider } from './sandbox/provider';
export { createSandbox, type Sandbox } from './sandbox/createSandbox';
