export {
  authErrorMessage,
  createTestApi,
  sessionHeaders,
  testInviteCode,
  testPassword,
  testSsoSecret,
  type TestApi,
} from './createTestApi';
export { createTestDatabase, type TestDatabase } from './createTestDatabase';
export { lockIsAwaited } from './lockIsAwaited';
