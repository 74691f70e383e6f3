import { uploadPath, type RefusalAnswer } from '@members/office-contract';
import { Upload, type DetailedError } from 'tus-js-client';
import { OfficeError } from '../calls/callOffice';

/** Small enough for a slow line and for every proxy. */
const chunkBytes = 2 * 1024 * 1024;
/** After the last one it is tried whenever the browser has a network again, and as often as the last one says. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

/** Why sending is ended where what has arrived stays, so that the same file goes on where it was. */
export const leaving = 'leaving';

export interface Sending {
  onProgress: (sent: number) => void;
  /** The server can't be reached; it goes on by itself. */
  onWaiting?: () => void;
  /** Ends it; what has arrived is thrown away, unless the reason is `leaving`. */
  signal: AbortSignal;
}

/**
 * Sends a file in pieces and resolves to what calls name it by. It goes on where it was after a lost network, and, where
 * the same file is chosen again, after a reload of the page. Rejects with an OfficeError.
 */
export function sendFile(file: File, { onProgress, onWaiting, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const upload = new Upload(file, {
      endpoint: `/api${uploadPath}`,
      chunkSize: chunkBytes,
      retryDelays,
      metadata: { name: file.name },
      removeFingerprintOnSuccess: true,
      onProgress,
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus();
        if (status === undefined) onWaiting?.();
        // Asking again helps where another request holds the file or has moved it on.
        return status === undefined ? navigator.onLine : status >= 500 || status === 409 || status === 423;
      },
      onSuccess: () => end(() => resolve(upload.url!.split('/').at(-1)!)),
      onError: (error) => {
        const refusal = refusalOf(error);
        if (refusal) return end(() => reject(refusal));
        onWaiting?.();
        clearTimeout(later);
        later = setTimeout(goOn, retryDelays.at(-1));
      },
    });
    const goOn = () => {
      clearTimeout(later);
      upload.start();
    };
    const stop = () => {
      end(() => reject(new OfficeError(0, 'unreachable')));
      void upload.abort(signal.reason !== leaving).catch(() => undefined);
    };
    function end(settle: () => void) {
      clearTimeout(later);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    }
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal.aborted) return;
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    });
  });
}

/** Why the server refuses it; null where it did not answer. */
function refusalOf(error: Error | DetailedError): OfficeError | null {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return null;
  const { key = 'failed', values = {}, text = '' } = parsed(answer.getBody());
  return new OfficeError(answer.getStatus(), key, { values, text });
}

function parsed(body: string): Partial<RefusalAnswer> {
  try {
    return JSON.parse(body) as Partial<RefusalAnswer>;
  } catch {
    return {};
  }
}
