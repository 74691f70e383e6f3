import { send, type CallOptions } from '@members/api-client';

/** Uploads a picture and makes it the member's (calls 26 and 25, D42). Throws ApiError only. */
export async function sendPicture(
  file: File,
  options: Pick<CallOptions, 'signal' | 'onUploadProgress'>,
): Promise<void> {
  const { url } = await send('uploadImage', { file }, { ...options, quiet: true });
  await send('setAvatar', { url }, { signal: options.signal, quiet: true });
}
