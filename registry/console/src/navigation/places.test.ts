import { placeOf, places } from './places';

test('every place has an address that leads back to it', () => {
  expect(placeOf(places.remotes)).toEqual({ screen: 'remotes' });
  expect(placeOf(places.remote('mfe-x'))).toEqual({ screen: 'remote', name: 'mfe-x' });
  expect(placeOf(places.history())).toEqual({ screen: 'history', remote: null });
  expect(placeOf(places.history('mfe-x'))).toEqual({ screen: 'history', remote: 'mfe-x' });
  expect(placeOf(places.settings)).toEqual({ screen: 'settings' });
});

test('any other address is the list of remotes', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/remotes', '#/remotes/'])
    expect(placeOf(hash)).toEqual({ screen: 'remotes' });
  expect(placeOf('#/remotes/%E0%A4%A')).toEqual({ screen: 'remote', name: '%E0%A4%A' });
});
