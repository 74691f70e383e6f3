import { useEffect, useRef, useState } from 'react';
import { leaving, sendFile } from './sendFile';

/** A file on its way. */
export interface FileOnItsWay {
  key: number;
  name: string;
  size: number;
  sent: number;
  /** `waiting` for the server to be reached; `arrived`, where the server makes something of it. */
  state: 'sending' | 'waiting' | 'arrived';
  error: Error | null;
}

let keys = 0;

/**
 * Sends files one after another, and has `make` make something of each that has arrived.
 *
 *     const { files, send, cancel } = useSendFiles((upload, file) => addPicture(upload));
 */
export function useSendFiles(make: (upload: string, file: File) => Promise<void>) {
  const [files, setFiles] = useState<readonly FileOnItsWay[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const all = aborts.current;
    return () => all.forEach((abort) => abort.abort(leaving));
  }, []);

  const change = (key: number, part: Partial<FileOnItsWay>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const remove = (key: number) => setFiles((before) => before.filter((each) => each.key !== key));

  function send(chosen: readonly File[]) {
    for (const file of chosen) {
      const key = ++keys;
      const abort = new AbortController();
      aborts.current.set(key, abort);
      setFiles((before) => [
        ...before,
        { key, name: file.name, size: file.size, sent: 0, state: 'sending', error: null },
      ]);
      queue.current = queue.current.then(async () => {
        if (abort.signal.aborted) return;
        try {
          const upload = await sendFile(file, {
            onProgress: (sent) => change(key, { sent, state: 'sending' }),
            onWaiting: () => change(key, { state: 'waiting' }),
            signal: abort.signal,
          });
          change(key, { state: 'arrived', sent: file.size });
          await make(upload, file);
          remove(key);
        } catch (error) {
          if (abort.signal.aborted) remove(key);
          else change(key, { error: error as Error });
        }
      });
    }
  }

  function cancel(key: number) {
    aborts.current.get(key)?.abort();
    remove(key);
  }

  return { files, send, cancel };
}
