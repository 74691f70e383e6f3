const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 5;

function isTransient(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === serializationFailure || code === deadlockDetected;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs a transaction again when PostgreSQL gave it up for another one, at most five times in all. Other errors
 * pass at once, and so does the last one.
 */
export async function retryTransient<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
