export { pushKeys, type PushKeys } from './keys';
export { createPushOutbox, type PushOutbox } from './outbox';
export { pushRoutes } from './routes';
export { createPushSender, type PushSender } from './sender';
export { createPush } from './service';
export { queuePush } from './store';
