import { describe, expect, it } from '@jest/globals';
import { assertOnlyOf } from './returnVisit';

const files = (...paths: string[]) => paths.map((path) => ({ path, bytes: 1 }));

describe('what a return visit loads', () => {
  it('may be files of the released remote, or nothing', () => {
    expect(() => assertOnlyOf('mfe-video', [])).not.toThrow();
    expect(() =>
      assertOnlyOf('mfe-video', files('/remotes/mfe-video/0.1.0+abc/remoteEntry.js')),
    ).not.toThrow();
  });

  it('fails the measurement where it is a file of anything else', () => {
    const others = files('/remotes/mfe-video/0.1.0+abc/js/1.js', '/js/main.js', '/remotes/mfe-x/css/a.css');
    expect(() => assertOnlyOf('mfe-video', others)).toThrow('/js/main.js, /remotes/mfe-x/css/a.css');
  });
});
