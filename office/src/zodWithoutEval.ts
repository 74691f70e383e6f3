import { z } from 'zod';

// The policy of the page lets nothing make code of texts, which is how zod is faster. Imported before any schema is.
z.config({ jitless: true });
