export {
  authErrorMessage,
  createTestApi,
  sessionHeaders,
  testInviteCode,
  testPassword,
  type TestApi,
} from './createTestApi';
export { createTestDatabase, type TestDatabase } from './createTestDatabase';
