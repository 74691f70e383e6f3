import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '.';

describe('the call reference', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...openApi() })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('stands in openapi.json as `npm run call-reference` writes it', () => {
    const file = join(__dirname, '../../openapi.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(openApi());
  });
});
