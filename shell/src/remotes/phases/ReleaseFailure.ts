import type { FailurePhase } from '@members/mfe-kit';

/** What a release failed at, and in which phase of its life. */
export class ReleaseFailure extends Error {
  constructor(
    readonly phase: FailurePhase,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Whatever a phase throws leaves it as its ReleaseFailure. */
export async function inPhase<T>(phase: FailurePhase, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ReleaseFailure ? error : new ReleaseFailure(phase, error);
  }
}
