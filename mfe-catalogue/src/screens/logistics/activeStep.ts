/** Which step of a parcel is shown active: the fourth, or the last where there are fewer; -1 without any (D59). */
export const activeStep = (count: number): number => Math.min(3, count - 1);
