import { announcementsForTest } from '@members/mfe-kit/testing';
import { announceFirst } from './announceFirst';

describe('what is wrong in a form (VAL-01, VAL-02)', () => {
  it('is told in a toast by its first fault, and stays at every field', () => {
    const announced = announcementsForTest();
    const faults = {
      username: false,
      password: 'Please enter password',
      agreed: 'Please tick the agreement',
    };
    expect(announceFirst(faults)).toBe(faults);
    expect(announced).toEqual(['Please enter password']);
  });

  it('is no toast where nothing is wrong', () => {
    const announced = announcementsForTest();
    announceFirst({ agreed: false });
    expect(announced).toEqual([]);
  });
});
