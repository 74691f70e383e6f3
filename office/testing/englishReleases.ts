import { instance } from '@members/i18n/shell';
import { releaseTexts, type ReleaseTexts } from '../src/releases/useReleaseTexts';
import { startTexts } from '../src/texts';

/** The texts of the area Releases in English, without a screen. */
export async function englishReleases(): Promise<ReleaseTexts> {
  await startTexts();
  return releaseTexts((key, values) => instance.t(key, { ...values, ns: 'office-releases' }), 'en_us');
}
