import { eventStream, isWrite, type Call } from '@members/contract';

/** How much of the room for waiting calls there is for each kind; what opens a stream waits outside of it. */
const shares = { read: 3 / 4, write: 1, stream: Infinity };

/** Thrown where a call finds no room: the client is asked to come again. */
export class Overloaded extends Error {}

/** Runs the work of a call, or throws Overloaded where too many wait. */
export type RunWaiting = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/**
 * Bounds the calls that wait in this process to `most`. One beyond it is refused at once: waiting longer than a person
 * does would cost the same work and help nobody. The last quarter is for writes, so reads are refused before them. A
 * call waits until its work is done, whether there still is a client for the answer or not.
 */
export function createWaitingCalls(most: number): RunWaiting {
  let waiting = 0;
  return async (call, work) => {
    const kind = kindOf(call);
    if (waiting >= most * shares[kind]) throw new Overloaded();
    const counts = kind === 'stream' ? 0 : 1;
    waiting += counts;
    try {
      return await work();
    } finally {
      waiting -= counts;
    }
  };
}

function kindOf(call: Call): keyof typeof shares {
  if (isWrite(call)) return 'write';
  return call.answer.kind === 'plainText' && call.answer.type === eventStream ? 'stream' : 'read';
}
