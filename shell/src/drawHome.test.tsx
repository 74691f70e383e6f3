import { keepAnswer, queryClient } from '@members/api-client';
import { encodeData, readShape, showcaseCalls, siteCalls, type Language } from '@members/contract';
import { render } from '@testing-library/react';
import { App } from './App';
import { drawHome, readPaths } from './drawHome';
import { firstApp } from './drawn/firstApp';
import { placeHome } from './drawn/placeHome';
import { readsOfStart } from './preload/readsFor';

const site = { name: 'Quay' };
const config = {
  notice: 'Open on <Sunday>',
  notice_on_play: 0,
  banners: [{ url: '/media/a.svg', link: '/girls' }],
};
const products = [1, 2, 3].map((id) => ({
  id,
  xuanfei_name: `Jug ${id}`,
  content: 'Clay',
  img_url: `/p/${id}.svg`,
}));
const given = { '/system/base': site, '/system/config': config, '/xuanfei/xuanfeilist': products };

const answersOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([path, each]) => [
      path,
      JSON.stringify({ code: 200, msg: '', data: encodeData(each) }),
    ]),
  );
const draw = (data: Record<string, unknown> = {}, language: Language = 'en_us') =>
  drawHome({ language, demo: true, answers: answersOf({ ...given, ...data }) });

describe('Home drawn by the server (decision 127)', () => {
  it('reads what Home and the app around it read first', () => {
    expect(readPaths).toEqual(Object.keys(given));
    const asked = readsOfStart({ pathname: '/Home', signedIn: false, releases: [] }, false);
    expect(readPaths).toEqual(asked.map(({ path }) => path));
  });

  it('is that of a visitor: name, banner, notice, products and the tab bar', async () => {
    document.body.innerHTML = (await draw())!;
    expect(document.querySelector('h1')).toHaveTextContent('Quay · Home');
    expect(document.body).toHaveTextContent('Open on <Sunday>');
    expect(document.querySelector('a[href="#/girls"] img')).toHaveAttribute('src', '/media/a.svg');
    expect(document.querySelectorAll('a[href^="#/Profile?id="]')).toHaveLength(3);
    expect(document.querySelectorAll('nav a')).toHaveLength(5);
    expect(document.querySelector('[data-visitors]')).not.toBeNull();
  });

  it('has no styles in its markup, which the page’s policy refuses, and asks for no picture before it stands', async () => {
    const html = (await draw())!;
    expect(html).not.toMatch(/ style=/);
    expect(html).toContain(' data-style="aspect-ratio:');
    expect(html).not.toContain('<link');
  });

  it('comes in each language, those that are drawn at the same time too', async () => {
    const [korean, chinese] = await Promise.all([draw({}, 'ko_ko'), draw({}, 'zh_cn')]);
    expect(korean).toContain('홈');
    expect(chinese).toContain('首页');
  });

  it('is none of a site that is closed', async () => {
    expect(await draw({ '/system/base': { ...site, closed_text: 'We open on Friday.' } })).toBeNull();
  });

  it('fails where an answer is a refusal or no envelope, and the next one does not', async () => {
    const refused = JSON.stringify({ code: 401, msg: 'No', data: '' });
    for (const answer of [refused, '<html>', ''])
      await expect(
        drawHome({ language: 'en_us', demo: true, answers: { ...answersOf(given), '/system/base': answer } }),
      ).rejects.toThrow();
    expect(await draw()).toContain('Jug 3');
  });

  it('is taken over by the app as it is: nothing of it is drawn anew', async () => {
    const html = await draw();
    document.body.innerHTML = `<div id="app"></div><template id="drawn-home" data-language="en_us" data-at="${Date.now()}">${html}</template>`;
    placeHome();
    document.dispatchEvent(new Event('readystatechange'));
    // React's development build tells of styles that are not in the markup as it would write them.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = document.getElementById('app')!;
    const before = [...app.querySelectorAll('*')];
    queryClient.clear();
    keepAnswer(siteCalls.siteInfo, undefined, readShape(siteCalls.siteInfo.answer, site));
    keepAnswer(siteCalls.siteConfig, undefined, readShape(siteCalls.siteConfig.answer, config));
    keepAnswer(showcaseCalls.showcaseItems, {}, readShape(showcaseCalls.showcaseItems.answer, products));
    const onRecoverableError = jest.fn();
    render(<App {...firstApp} demo />, { container: app, hydrate: true, onRecoverableError });
    expect([...app.querySelectorAll('*')]).toEqual(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
