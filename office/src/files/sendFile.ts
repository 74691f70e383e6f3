import { uploadPath, type RefusalAnswer } from '@members/office-contract';
import { Upload, type DetailedError } from 'tus-js-client';
import { OfficeError } from '../calls/callOffice';

/** Small enough for a slow line and for every proxy. */
const chunkBytes = 2 * 1024 * 1024;
/** After the last one it is tried again whenever the browser has a network, or the operator wants it. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

export interface Sending {
  onProgress: (sent: number) => void;
  /** Ends it; what has arrived is thrown away. */
  signal: AbortSignal;
}

/**
 * Sends a file in pieces and resolves to what calls name it by. It goes on where it was after a lost network, and, where
 * the same file is chosen again, after a reload of the page. Rejects with an OfficeError.
 */
export function sendFile(file: File, { onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `/api${uploadPath}`,
      chunkSize: chunkBytes,
      retryDelays,
      metadata: { name: file.name },
      removeFingerprintOnSuccess: true,
      onProgress,
      onSuccess: () => end(() => resolve(upload.url!.split('/').at(-1)!)),
      onError: (error) => {
        const refusal = refusalOf(error);
        // Without an answer there is no network: it comes back.
        if (refusal) end(() => reject(refusal));
      },
    });
    const goOn = () => upload.start();
    const giveUp = () => {
      end(() => reject(new OfficeError(0, 'unreachable')));
      void upload.abort(true).catch(() => undefined);
    };
    function end(settle: () => void) {
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', giveUp);
      settle();
    }
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', giveUp);
    void upload.findPreviousUploads().then(([previous]) => {
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
