import { z } from 'zod';

/** An address that mail goes to: ASCII, as every mail server takes it. */
export const mailAddress = z.email().max(254);
