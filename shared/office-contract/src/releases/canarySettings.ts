import { z } from 'zod';

/** How canaries grow, and when they are stopped. */
export const canarySettings = z
  .object({
    /** In order; after the last one the release becomes active. */
    steps: z
      .array(
        z.object({
          name: z
            .string()
            .regex(/^[a-z0-9-]{1,20}$/, 'A step is named by small letters, digits and hyphens.'),
          /** Share of the members, 0 to 1. */
          share: z.number().gt(0).max(1),
          /** Its minimum duration. */
          minutes: z.number().min(0).max(10_080),
        }),
      )
      .min(1)
      .max(10),
    /** Loads of the canary that a step needs before the next step. */
    minLoads: z.number().int().min(1).max(1_000_000),
    /** Failures of the canary in a phase, or pages with slow presses, before it can be stopped. */
    failures: z.number().int().min(1).max(10_000),
    /** How many times as often as with the active release something has to happen before it counts as worse. */
    ratio: z.number().min(1).max(100),
  })
  .refine(({ steps }) => new Set(steps.map(({ name }) => name)).size === steps.length, {
    message: 'Two steps have the same name.',
    path: ['steps'],
  })
  .refine(({ steps }) => steps.every(({ share }, index) => share >= (steps[index - 1]?.share ?? 0)), {
    message: 'A step has a smaller share than the one before it.',
    path: ['steps'],
  });

export type CanarySettings = z.infer<typeof canarySettings>;
