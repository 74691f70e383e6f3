export { createTestDatabase, type TestDatabase } from './createTestDatabase';
export { createTestOffice, officeOrigin, openTestOffice, type TestOffice } from './createTestOffice';
export { createTestOperator, type TestOperator } from './createTestOperator';
export {
  createTestServer,
  testCardKey,
  testLogKey,
  testPepper,
  testSsoSecret,
  type TestServer,
} from './createTestServer';
export { lockIsAwaited } from './lockIsAwaited';
export { authErrorMessage, onTheWire, sessionHeaders, type TestClient } from './testCalls';
export {
  firstPeriod,
  gameRelease,
  newKey,
  noon,
  ordersOf,
  roundOf,
  tamper,
  type TestOrder,
} from './testGames';
export { fundPassword, realName, testInviteCode, testPassword } from './testMembers';
export { everybody, runOperator } from './runOperator';
export { secondServer } from './secondServer';
export { createTestMailServer } from './testMailServer';
export { bank, channel, type TestSandbox } from './testSandbox';
export { createWebhookReceiver } from './webhookReceiver';
