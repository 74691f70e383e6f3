import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An answer that goes on for as long as the client listens: `begin` gets the connection once the headers are sent. */
export class LiveAnswer {
  constructor(readonly begin: (connection: Socket) => void) {}

  /** Lets Fastify hand it through its hooks as it does a stream. */
  pipe(): never {
    throw new Error('A live answer needs answerLive.');
  }
}

/** Answers what is a LiveAnswer. Comes after all other hooks that set headers. */
export function answerLive(app: FastifyInstance): void {
  app.addHook('onSend', (...[, reply, payload, done]) => {
    if (!(payload instanceof LiveAnswer)) return done();
    reply.hijack();
    const connection = takeConnection(reply.raw, reply.getHeaders());
    if (connection) payload.begin(connection);
  });
}

/**
 * Sends the headers and takes the connection from the HTTP server, as Node itself does for an upgrade: request, response,
 * parser and what hangs on them are several times what the connection needs, and would stay for as long as it does.
 * The body has no length and ends with the connection.
 */
function takeConnection(response: ServerResponse, headers: object): Socket | null {
  const { socket } = response;
  if (!socket || socket.destroyed) return null;
  const lines = Object.entries({ ...headers, date: new Date().toUTCString(), connection: 'close' });
  socket.write(`HTTP/1.1 200 OK\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  // For HTTP the response is finished and its connection closed: log and metrics count it, and all of it is let go.
  response.emit('finish');
  socket.emit('close');
  for (const event of ['data', 'end', 'close', 'drain', 'error', 'timeout']) socket.removeAllListeners(event);
  socket.setTimeout(0);
  // A client that leaves, in whatever way; what it still sends is nothing to this answer.
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.destroy());
  return socket.resume();
}
