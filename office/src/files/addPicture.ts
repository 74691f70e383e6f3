import type { OfficeAnswer } from '@members/office-contract';
import { callOffice } from '../calls/callOffice';

/** Makes a picture of a file that has arrived. Rejects with an OfficeError. */
export const addPicture = async (upload: string): Promise<OfficeAnswer<'addPicture'>> =>
  (await callOffice('addPicture', { upload })).answer!;
