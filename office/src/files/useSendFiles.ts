import { useEffect, useRef, useState } from 'react';
import { sendFile } from './sendFile';

/** A file on its way. */
export interface FileOnItsWay {
  key: number;
  name: string;
  size: number;
  sent: number;
  /** It has arrived, and the server makes something of it. */
  made: boolean;
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
    // What has arrived stays on the server: the same file goes on where it was.
    return () => all.clear();
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
        { key, name: file.name, size: file.size, sent: 0, made: false, error: null },
      ]);
      queue.current = queue.current.then(async () => {
        if (abort.signal.aborted) return;
        try {
          const upload = await sendFile(file, {
            onProgress: (sent) => change(key, { sent }),
            signal: abort.signal,
          });
          change(key, { made: true, sent: file.size });
          await make(upload, file);
          remove(key);
        } catch (error) {
          if (abort.signal.aborted) remove(key);
          else change(key, { error: error as Error, made: false });
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
