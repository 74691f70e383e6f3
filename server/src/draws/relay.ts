/** Longer than any answer of a relay, short enough for memory. */
const longestAnswer = 4096;

export interface RelayRequest {
  /** Address of a drand HTTP relay, without a slash at its end. */
  relay: string;
  chainHash: string;
  round: bigint;
  signal: AbortSignal;
}

/**
 * Asks a relay for a round (`GET /<chain hash>/public/<round>`). Rejects with a sentence for operators where it does
 * not answer with that round and a signature of 48 bytes; whether the signature is genuine is the caller's to check.
 */
export async function askRelay({ relay, chainHash, round, signal }: RelayRequest): Promise<Uint8Array> {
  const response = await fetch(`${relay}/${chainHash}/public/${round}`, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (response.status !== 200) throw new Error(`${relay} answers ${response.status} for round ${round}`);
  const answer = parse(await readShort(response, relay), relay);
  if (answer.round !== Number(round)) throw new Error(`${relay} answers with another round than ${round}`);
  if (typeof answer.signature !== 'string' || !/^[0-9a-f]{96}$/i.test(answer.signature))
    throw new Error(`${relay} answers without a signature of 48 bytes for round ${round}`);
  return Uint8Array.from(Buffer.from(answer.signature, 'hex'));
}

async function readShort(response: Response, relay: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > longestAnswer) throw new Error(`${relay} answers with too much`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, relay: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  } catch {
    // Reported below, with what is JSON but no object.
  }
  throw new Error(`${relay} answers with something else than JSON`);
}
