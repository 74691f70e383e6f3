import { ApiError } from '@members/api-client';
import { useEffect, useRef, useState } from 'react';
import type { Channel } from './channels';
import { smallerPicture } from './smallerPicture';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture for the next message. */
export interface ChosenPicture {
  /** Address of it on this device. */
  preview: string;
  /** How much of it has been sent, 0 to 1. */
  fraction: number;
  /** As the server has named it; null until it has. */
  name: string | null;
  failed: boolean;
}

/** The picture that goes with the next message: it is made small enough and uploaded as soon as it is chosen. */
export function usePicture(upload: NonNullable<Channel['upload']>, wrongType: string) {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [fault, setFault] = useState('');
  const running = useRef<AbortController>(undefined);
  const file = useRef<File>(undefined);
  const preview = picture?.preview;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  function clear() {
    running.current?.abort();
    setPicture(null);
  }

  async function run(chosen: File, shown: string) {
    const { signal } = (running.current = new AbortController());
    const change = (part: Partial<ChosenPicture>) =>
      !signal.aborted && setPicture({ preview: shown, fraction: 0, name: null, failed: false, ...part });
    change({});
    try {
      const name = await upload(await smallerPicture(chosen), (fraction) => change({ fraction }), signal);
      change({ fraction: 1, name });
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') {
        if (signal.aborted) return;
        setFault(error.message);
        setPicture(null);
      } else change({ failed: true });
    }
  }

  return {
    picture,
    /** What is wrong with the file that was chosen last, as a sentence. */
    fault,
    choose(chosen: File) {
      running.current?.abort();
      setFault('');
      if (chosen.type && !pictureTypes.includes(chosen.type)) return setFault(wrongType);
      file.current = chosen;
      void run(chosen, URL.createObjectURL(chosen));
    },
    again: () => file.current && picture && void run(file.current, picture.preview),
    clear,
  };
}
