/** `npm run call-reference`: writes the call reference to shared/contract/openapi.json. */
import { writeFileSync } from 'node:fs';
import { openApi } from '../src/schema';

const file = new URL('../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`);
