import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  signature: string | undefined;
  body: string;
}

/** A real HTTP server on loopback that keeps what a webhook is told. */
export async function createWebhookReceiver() {
  const received: ReceivedCall[] = [];
  /** What the next calls are answered; 204 once it is empty. */
  const answers: number[] = [];
  const listener = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ signature: request.headers['members-signature'] as string | undefined, body });
    response.writeHead(answers.shift() ?? 204).end();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    received,
    answers,
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`,
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
