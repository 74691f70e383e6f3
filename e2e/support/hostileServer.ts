import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen';
import { mainAddress } from './ports';

/** Fields that control the screen and are not shown: a payload in them would only lead away from it. */
const kept = /^(id|key|lid|mid|status|code|is_?\w*|video_login|lang|currency|expect|next_expect|type|tokensso|sex|paypassword|edit_paypwd)$/i; // oxfmt-ignore
const number = /^[\d.,:\s-]*$/;

export interface HostileServer {
  address: string;
  /** Replaces every text of every answer by one of these from now on; a list gets an entry for each. */
  say(texts: readonly string[]): void;
  stop(): Promise<void>;
}

/** A proxy in front of the system under test that acts as a compromised server: it replaces every text of an answer. */
export async function startHostileServer(): Promise<HostileServer> {
  let texts: readonly string[] = [];
  let next = 0;
  const text = () => texts[next++ % texts.length] ?? '';

  function hostile(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return kept.test(name) || number.test(value) ? value : text();
    if (Array.isArray(value)) return hostileList(value, name);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each, key)]));
  }

  /** As many entries as texts, so that each text occurs in every field. */
  function hostileList(list: unknown[], name: string): unknown[] {
    const [first] = list;
    if (first === undefined || typeof first === 'number' || kept.test(name)) return list;
    // Lists whose entries have keys of their own keep their length.
    if (typeof first === 'object' && first !== null && 'key' in first)
      return list.map((entry) => hostile(entry));
    const entries = texts.map((_, index) => list[index % list.length]);
    return entries.map((entry, index) => {
      next = index;
      return typeof entry === 'object' && entry !== null
        ? Object.fromEntries(
            Object.entries(entry).map(([key, each]) => {
              next = index;
              return [key, hostile(each, key)];
            }),
          )
        : hostile(entry, name);
    });
  }

  function rewritten(body: string): string {
    const envelope = JSON.parse(body) as { code: number; msg: string; data: string };
    if (texts.length === 0) return body;
    if (envelope.code === 401) return JSON.stringify({ ...envelope, msg: text() });
    if (!envelope.data) return body;
    const data = hostile(JSON.parse(Buffer.from(envelope.data, 'base64').toString('utf8')));
    return JSON.stringify({ ...envelope, data: Buffer.from(JSON.stringify(data)).toString('base64') });
  }

  const server = createServer((request, response) => {
    void passOn(request).then(
      async (answer) => {
        const { 'content-encoding': _e, 'content-length': _l, 'transfer-encoding': _t, ...headers } = Object.fromEntries(answer.headers); // oxfmt-ignore
        const isCall = (request.url ?? '').startsWith('/api/') && /json/.test(headers['content-type'] ?? '');
        response.writeHead(answer.status, headers);
        response.end(isCall ? rewritten(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  const listening = await listen(server);
  return {
    ...listening,
    say: (given) => void (texts = given),
  };
}

async function passOn(request: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { lang, token, tokensso, accept, 'content-type': type } = request.headers as Record<string, string>;
  const headers = Object.entries({ lang, token, tokensso, accept, 'content-type': type }).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  return fetch(`${mainAddress}${request.url}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
  });
}
