import { ApiError, call, refreshMember, type CallOptions } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useEffect, useRef, useState } from 'react';

/** A picture that is being uploaded, or whose upload failed. */
export interface Upload {
  file: File;
  /** How much of it has been sent, 0 to 1. */
  fraction: number;
  /** Why it failed; null while it is being uploaded. */
  failure: string | null;
}

export interface AvatarUpload {
  /** Null where the member has to choose a picture. */
  current: Upload | null;
  /** What is wrong with the file that was chosen last; it was not sent. */
  fault: 'wrongType' | 'tooLarge' | null;
  start: (file: File) => void;
  /** Stops it and forgets the file. */
  cancel: () => void;
}

/** Uploads one picture at a time; a failed one is kept for another try. */
export function useAvatarUpload(onSaved: () => void): AvatarUpload {
  const { t } = useTexts('mfe-account');
  const [current, setCurrent] = useState<Upload | null>(null);
  const [fault, setFault] = useState<AvatarUpload['fault']>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File) => {
    const { signal } = (running.current = new AbortController());
    setCurrent({ file, fraction: 0, failure: null });
    try {
      const onUploadProgress = (fraction: number) =>
        !signal.aborted && setCurrent({ file, fraction, failure: null });
      await sendPicture(file, { signal, onUploadProgress, doneText: t('form.saved') });
      void refreshMember();
      setCurrent(null);
      onSaved();
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof ApiError && error.kind === 'refused';
      setCurrent({ file, fraction: 0, failure: refused ? error.message : t('avatar.stopped') });
    }
  };
  return {
    current,
    fault,
    start(file) {
      const found = pictureFault(file);
      setFault(found);
      if (!found) void run(file);
    },
    cancel() {
      running.current?.abort();
      setCurrent(null);
    },
  };
}

/** Uploads a picture and makes it the member's (calls 26 and 25, D42). Throws ApiError only. */
async function sendPicture(
  file: File,
  {
    doneText,
    ...options
  }: Pick<CallOptions<typeof memberCalls.setAvatar>, 'signal' | 'onUploadProgress' | 'doneText'>,
): Promise<void> {
  const { url } = await call(memberCalls.uploadImage, { file }, { ...options, quiet: true });
  await call(memberCalls.setAvatar, { url }, { signal: options.signal, doneText, quiet: true });
}

/** What the server takes (call 26); it looks at the content as well. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

const largestBytes = 2 * 1024 * 1024;

/** Why a file is not sent, or null. A file without a named type is left to the server to judge. */
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
