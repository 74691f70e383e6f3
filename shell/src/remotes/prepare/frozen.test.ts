import { clientFor } from '@members/api-client/clientFor';
import * as i18n from '@members/i18n';
import * as mfeKit from '@members/mfe-kit';
import * as React from 'react';
import { frozen } from './frozen';

const caller = { calls: null, admit: () => undefined, tell: () => false };

describe('what one release can change of what others get (decision 89)', () => {
  const given = {
    react: frozen(React),
    i18n: frozen(i18n),
    kit: frozen(mfeKit),
    client: frozen(clientFor(caller)),
  };

  it.each(Object.entries(given))('no export of %s', (_name, exported) => {
    expect(Object.keys(exported).length).toBeGreaterThan(5);
    for (const name of Object.keys(exported))
      expect(() => Object.assign(exported, { [name]: 'theirs' })).toThrow(TypeError);
    expect(() => Object.assign(exported, { another: 1 })).toThrow(TypeError);
  });

  it.each(Object.entries(given))('nothing that hangs on an export of %s', (_name, exported) => {
    for (const [name, value] of Object.entries(exported)) {
      if (name.startsWith('__') || name === 'default') continue;
      if (typeof value !== 'function' && typeof value !== 'object') continue;
      expect([name, Object.isFrozen(value)]).toEqual([name, true]);
      const { prototype } = value as { prototype?: object };
      if (prototype) expect([name, Object.isFrozen(prototype)]).toEqual([name, true]);
    }
    const { session } = given.client as { session?: { current: () => unknown } };
    expect(() => Object.assign(session!, { current: () => null })).toThrow(TypeError);
  });

  test('React goes on rendering', () => {
    expect(React.createElement('p').type).toBe('p');
    expect(Object.isFrozen(React.createContext(null))).toBe(false);
  });
});

test('each release has an api client, and a client of reads, of its own', () => {
  const [one, other] = [clientFor(caller), clientFor(caller)];
  expect(one.call).not.toBe(other.call);
  expect(one.queryClient).not.toBe(other.queryClient);
  expect(one.queryClient.getQueryCache()).toBe(other.queryClient.getQueryCache());
  expect(one.queryClient.getMutationCache()).not.toBe(other.queryClient.getMutationCache());
});
