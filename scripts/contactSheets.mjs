import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const style = `
  body { margin: 24px; background: #8a93a6; color: #101828; font: 14px/1.4 system-ui, sans-serif; }
  h1 { font-size: 20px; } h2 { margin: 24px 0 8px; font-size: 14px; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  figure { margin: 0; } figcaption { font-size: 12px; } a { color: inherit; }
  img { display: block; height: 420px; box-shadow: 0 1px 6px rgb(0 0 0 / 40%); }
  .sheets img { height: 240px; }`;

const page = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>`;

const figure = (file, caption) =>
  `<figure><a href="${file}"><img src="${file}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;

/** A page and a picture of it per screen, with all its pictures side by side, and one page that leads to them. */
export async function writeContactSheets(browser, { target, sizes, languages, schemes }) {
  const screens = readdirSync(target, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const context = await browser.newContext({ viewport: { width: 2_400, height: 1_000 } });
  const tab = await context.newPage();
  for (const screen of screens) {
    const rows = languages.map((language) => {
      const shots = sizes.flatMap((size) =>
        schemes.map((scheme) =>
          figure(`${screen}/${size}-${language}-${scheme}.png`, `${size}, ${language}, ${scheme}`),
        ),
      );
      return `<h2>${language}</h2><div class="row">${shots.join('')}</div>`;
    });
    const file = join(target, `${screen}.html`);
    writeFileSync(file, page(`/${screen}`, rows.join('')));
    await tab.goto(pathToFileURL(file).href);
    await tab.screenshot({ path: join(target, `${screen}.png`), fullPage: true });
  }
  await context.close();
  const sheets = screens.map(
    (screen) =>
      `<figure><a href="${screen}.html"><img src="${screen}/phone-en_us-light.png" alt="${screen}"></a><figcaption>${screen} (<a href="${screen}.png">sheet</a>)</figcaption></figure>`,
  );
  writeFileSync(
    join(target, 'index.html'),
    page('Screens', `<div class="row sheets">${sheets.join('')}</div>`),
  );
}
