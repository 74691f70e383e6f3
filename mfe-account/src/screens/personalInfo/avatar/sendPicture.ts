import { call, type CallOptions } from '@members/api-client';
import { memberCalls } from '@members/contract';

/** Uploads a picture and makes it the member's (calls 26 and 25, D42). Throws ApiError only. */
export async function sendPicture(
  file: File,
  {
    doneText,
    ...options
  }: Pick<CallOptions<typeof memberCalls.setAvatar>, 'signal' | 'onUploadProgress' | 'doneText'>,
): Promise<void> {
  const { url } = await call(memberCalls.uploadImage, { file }, { ...options, quiet: true });
  await call(memberCalls.setAvatar, { url }, { signal: options.signal, doneText, quiet: true });
}
