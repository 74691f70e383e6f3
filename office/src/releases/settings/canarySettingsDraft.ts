import type { CanarySettings } from '@members/office-contract';

export interface StepDraft {
  name: string;
  /** Percent of the members. */
  percent: string;
  minutes: string;
}

/** The rules for canaries, as typed. */
export interface CanarySettingsDraft {
  steps: readonly StepDraft[];
  minLoads: string;
  failures: string;
  ratio: string;
}

/** Keys of texts about what is wrong, by field: `minLoads`, `steps.1.percent`, `steps`. */
export type SettingErrors = Readonly<Record<string, string>>;

const percentOf = (share: number): string => String(Number((share * 100).toFixed(4)));

export const canarySettingsDraftOf = (settings: CanarySettings): CanarySettingsDraft => ({
  steps: settings.steps.map(({ name, share, minutes }) => ({
    name,
    percent: percentOf(share),
    minutes: String(minutes),
  })),
  minLoads: String(settings.minLoads),
  failures: String(settings.failures),
  ratio: String(settings.ratio),
});

const isWhole = (text: string, min: number): boolean => /^\d+$/.test(text.trim()) && Number(text) >= min;
const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text.trim());

/** Reads the typed settings; returns errors if they are not valid. */
export function canarySettingsOf(
  draft: CanarySettingsDraft,
): { settings: CanarySettings } | { errors: SettingErrors } {
  const errors: Record<string, string> = {};
  draft.steps.forEach(({ name, percent, minutes }, at) => {
    const share = Number(percent);
    const before = Number(draft.steps[at - 1]?.percent ?? 0);
    if (!/^[a-z0-9-]{1,20}$/.test(name)) errors[`steps.${at}.name`] = 'stepName';
    else if (draft.steps.findIndex((step) => step.name === name) < at)
      errors[`steps.${at}.name`] = 'stepTaken';
    if (!isNumber(percent) || share <= 0 || share > 100) errors[`steps.${at}.percent`] = 'percent';
    else if (share < before) errors[`steps.${at}.percent`] = 'percentBefore';
    if (!isNumber(minutes)) errors[`steps.${at}.minutes`] = 'minutes';
  });
  if (draft.steps.length === 0) errors.steps = 'noStep';
  if (!isWhole(draft.minLoads, 1)) errors.minLoads = 'whole';
  if (!isWhole(draft.failures, 1)) errors.failures = 'whole';
  if (!isNumber(draft.ratio) || Number(draft.ratio) < 1) errors.ratio = 'ratio';
  if (Object.keys(errors).length > 0) return { errors };
  return {
    settings: {
      steps: draft.steps.map(({ name, percent, minutes }) => ({
        name,
        share: Number(percent) / 100,
        minutes: Number(minutes),
      })),
      minLoads: Number(draft.minLoads),
      failures: Number(draft.failures),
      ratio: Number(draft.ratio),
    },
  };
}
