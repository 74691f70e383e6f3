import { passwordFault } from './LoginPasswordScreen';

describe('changing the login password (SET-09, VAL-10)', () => {
  const filled = { current: 'old-1234', fresh: 'new-1234', repeat: 'new-1234' };

  test.each(['current', 'fresh', 'repeat'] as const)('needs the field %s', (field) => {
    expect(passwordFault({ ...filled, [field]: '' })).toEqual({ field, fault: 'incomplete' });
  });

  test('names the first of several empty fields', () => {
    expect(passwordFault({ ...filled, fresh: '', repeat: '' })?.field).toBe('fresh');
  });

  test('needs the same new password twice, to the letter', () => {
    const fault = { field: 'repeat', fault: 'inconsistent' };
    expect(passwordFault({ ...filled, repeat: 'new-1235' })).toEqual(fault);
    expect(passwordFault({ ...filled, repeat: 'new-1234 ' })).toEqual(fault);
  });

  test('takes spaces for a password like any other', () => {
    expect(passwordFault({ current: ' ', fresh: '      ', repeat: '      ' })).toBeNull();
  });

  test('is content with a filled form', () => {
    expect(passwordFault(filled)).toBeNull();
  });
});
