import { bringBeaconValue } from './bringBeaconValue';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('npm run operator -- beacon-value', () => {
  it('says that a value was not taken which is invalid or which no round waits for', async () => {
    const address = await server.listen();
    await expect(bringBeaconValue(address, '7', 'ab'.repeat(48))).rejects.toThrow('(Not found)');
    await expect(bringBeaconValue(address, '7', 'short')).rejects.toThrow('(Invalid value)');
  });

  it('says that no server answers', async () => {
    await expect(bringBeaconValue('http://127.0.0.1:1', '7', 'ab'.repeat(48))).rejects.toThrow(
      'No server answers at http://127.0.0.1:1.',
    );
  });
});
