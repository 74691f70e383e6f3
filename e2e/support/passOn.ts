import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';

export interface PassOn {
  /** Port of localhost that answers. */
  port: number;
  /** Changes the page on its way back. */
  rewrite?: ((html: string) => string) | undefined;
}

/** Forwards a request and its answer. Breaks the connection where there is no answer. */
export function passOn(request: IncomingMessage, response: ServerResponse, { port, rewrite }: PassOn): void {
  const { origin: _, ...headers } = request.headers;
  if (rewrite) delete headers['accept-encoding'];
  const passed = forward(
    { port, host: 'localhost', path: request.url, method: request.method, headers },
    (answer) => {
      if (!rewrite) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      let page = '';
      answer.setEncoding('utf8').on('data', (chunk) => (page += chunk));
      answer.on('end', () => {
        const { 'content-length': _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.end(rewrite(page));
      });
    },
  );
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

/** Adds settings to those of a page, which the server of the page decides. */
export const withSettings = (page: string, settings: object): string =>
  page.replace(
    /("members-settings"[^>]*>)([^<]*)/,
    (_, before: string, given: string) => before + JSON.stringify({ ...JSON.parse(given), ...settings }),
  );
