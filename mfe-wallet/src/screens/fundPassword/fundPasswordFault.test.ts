import { changedFundPasswordFault, newFundPasswordFault } from './fundPasswordFault';

describe('setting the withdrawal password (VAL-08, D44)', () => {
  test.each([
    ['', '', 'fresh'],
    ['12345', '12345', 'fresh'],
    ['123456', '12345', 'repeat'],
    ['123456', '123457', 'repeat'],
  ])('%j and %j are not filled in completely', (fresh, repeat, field) => {
    expect(newFundPasswordFault({ fresh, repeat })).toEqual({ field, fault: 'incomplete' });
  });

  test('takes six digits twice', () => {
    expect(newFundPasswordFault({ fresh: '012345', repeat: '012345' })).toBeNull();
  });
});

describe('changing the withdrawal password (VAL-09, D44)', () => {
  const filled = { old: '123456', fresh: '654321', repeat: '654321' };

  test.each(['old', 'fresh', 'repeat'] as const)('needs six digits in the field %s', (field) => {
    expect(changedFundPasswordFault({ ...filled, [field]: '12345' })).toEqual({ field, fault: 'incomplete' });
  });

  test('needs the same new one twice', () => {
    const fault = { field: 'repeat', fault: 'inconsistent' };
    expect(changedFundPasswordFault({ ...filled, repeat: '654320' })).toEqual(fault);
  });

  test('takes a filled form', () => {
    expect(changedFundPasswordFault(filled)).toBeNull();
  });
});
