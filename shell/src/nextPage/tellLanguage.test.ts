import { chooseLanguage } from '@members/i18n/shell';
import { tellLanguage } from './tellLanguage';

test('the server is told of a language that is not the first one, for the Home of the next page', async () => {
  tellLanguage();
  expect(document.cookie).toBe('');
  await chooseLanguage('ko_ko');
  expect(document.cookie).toBe('members_language=ko_ko');
  await chooseLanguage('en_us');
  expect(document.cookie).toBe('');
});
