import { createTestApi, type TestApi } from '../../testing';
import { bringBeaconValue } from './bringBeaconValue';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('npm run operator -- beacon-value', () => {
  it('says that a value was not taken which is invalid or which no round waits for', async () => {
    const server = await api.listen();
    await expect(bringBeaconValue(server, '7', 'ab'.repeat(48))).rejects.toThrow('(Not found)');
    await expect(bringBeaconValue(server, '7', 'short')).rejects.toThrow('(Invalid value)');
  });

  it('says that no server answers', async () => {
    await expect(bringBeaconValue('http://127.0.0.1:1', '7', 'ab'.repeat(48))).rejects.toThrow(
      'No server answers at http://127.0.0.1:1.',
    );
  });
});
