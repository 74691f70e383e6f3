/** How wide to high the banner pictures are. */
export const bannerRatio = '537 / 222';
