import { onApiEvent } from '../src/events';
import { setApiSettings } from '../src/settings';
import { startTestServer } from './testServer';

/** Each test is a disturbance of the network of its own. */
let now = 0;

/** The client in Korean at a server that does what the test says, and what the shell hears of it. */
export async function startTestClient() {
  now += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const server = await startTestServer();
  localStorage.clear();
  localStorage.setItem('members.language', 'ko_ko');
  setApiSettings({
    baseUrl: server.baseUrl,
    language: () => 'ko_ko',
    timeoutMs: 10_000,
    keptKeys: ['members.language'],
  });
  const heard = {
    messages: [] as { text: string; refused: boolean }[],
    ended: [] as string[],
    networkErrors: 0,
  };
  const listening = [
    onApiEvent('message', (message) => void heard.messages.push(message)),
    onApiEvent('sessionEnded', ({ reason }) => void heard.ended.push(reason)),
    onApiEvent('networkError', () => void (heard.networkErrors += 1)),
  ];
  return {
    server,
    heard,
    later: (ms: number) => void (now += ms),
    async stop() {
      listening.forEach((stop) => stop());
      await server.stop();
    },
  };
}
