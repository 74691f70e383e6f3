import { memberCalls, showcaseCalls } from '@members/contract';
import { call } from './call';
import { keepReads } from './keeping';
import { beginSession } from './lifecycle';
import { setApiSettings } from './settings';
import { createTestCaches } from '../testing/testCaches';
import { answer, startTestServer } from '../testing/testServer';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a first visit, whose worker comes when its first screen has been read (OFF-03)', () => {
  it('keeps what was read before, and asks for none of it again; what was read for another session is nobody’s', async () => {
    const server = await startTestServer();
    const kept = createTestCaches();
    setApiSettings({
      ...{ baseUrl: server.baseUrl, timeoutMs: 10_000, keptKeys: [] },
      language: () => 'en_us',
    });
    server.reply(answer({ balance: '5.00' }));
    beginSession({ memberId: 1, token: 'earlier' });
    await call(memberCalls.member).catch(() => undefined);
    // Whoever has signed in since, what anybody may read stays.
    server.reply(answer([{ id: 3, name: 'Hanoi' }]));
    await call(showcaseCalls.cities);
    beginSession({ memberId: 2, token: 'later' });
    server.reply(answer({ balance: '7.00' }));
    await call(memberCalls.member).catch(() => undefined);
    const asked = server.seen.length;
    expect(kept.keys()).toEqual([]);

    keepReads(true);
    await settled();
    expect(server.seen).toHaveLength(asked);
    await server.stop();
    await expect(call(showcaseCalls.cities)).resolves.toMatchObject([{ id: 3 }]);
    expect(kept.content()).toContain('7.00');
    expect(kept.content()).not.toContain('5.00');
  });
});
