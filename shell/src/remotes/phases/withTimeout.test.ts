import { withTimeout } from './withTimeout';

describe('a step of a remote', () => {
  it('passes on what it brings', async () => {
    await expect(withTimeout('Loading', 1_000, Promise.resolve('lifecycles'))).resolves.toBe('lifecycles');
  });

  it('passes on its own failure', async () => {
    await expect(withTimeout('Loading', 1_000, Promise.reject(new Error('404')))).rejects.toThrow('404');
  });

  it('fails by name when it hangs', async () => {
    await expect(withTimeout('Mounting mfe-x', 20, new Promise(() => {}))).rejects.toThrow(
      'Mounting mfe-x took longer than 20 ms',
    );
  });
});
