/** What the server takes (call 26); it looks at the content as well. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

const largestBytes = 2 * 1024 * 1024;

/** Why a file need not be sent, or null. An unnamed type is left to the server. */
export function pictureFault({
  type,
  size,
}: {
  type: string;
  size: number;
}): 'wrongType' | 'tooLarge' | null {
  if (type && !pictureTypes.includes(type)) return 'wrongType';
  return size > largestBytes ? 'tooLarge' : null;
}
