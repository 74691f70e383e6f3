import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { openingReads } from './openingReads.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const routesSchema = readJson(new URL('routes.schema.json', import.meta.url));
const extensionsSchema = readJson(new URL('extensions.schema.json', import.meta.url));
const { paths } = createRequire(import.meta.url)('@members/contract/openapi.json');
const textAt = (texts, key) => key.split('.').reduce((node, part) => node?.[part], texts);

/** Emits `remote.json`: what the registry publishes and the shell builds its route table from. */
export class RemoteManifestPlugin {
  constructor({ directory, facts }) {
    this.directory = directory;
    this.facts = facts;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(this.manifest(), null, 2)));
      });
    });
  }

  manifest() {
    const locales = join(this.directory, 'src/locales');
    const languages = readdirSync(locales).map((file) => file.replace(/\.json$/, ''));
    const texts = Object.fromEntries(
      languages.map((code) => [code, readJson(join(locales, `${code}.json`))]),
    );
    const routes = readRoutes(join(this.directory, 'src/routes.json')).map(({ title, ...route }) => ({
      path: route.path,
      access: route.access,
      ...(route.reads && { reads: openingReads(route, paths) }),
      titles: Object.fromEntries(languages.map((code) => [code, titleOf(texts[code], title, code)])),
    }));
    const extensions = readExtensions(join(this.directory, 'src/extensions.json'));
    return { ...this.facts, routes, ...(extensions && { extensions }), locales: languages };
  }
}

/** The routes of a remote. Throws, with the place of each mistake, for a file that is not as the schema has it. */
function readRoutes(file) {
  const content = readJson(file);
  webpack.validateSchema(routesSchema, content, { name: file, baseDataPath: 'routes.json' });
  return content.routes;
}

/** What a remote adds to slots, as its routes are read; undefined where it adds nothing. */
function readExtensions(file) {
  if (!existsSync(file)) return undefined;
  const content = readJson(file);
  webpack.validateSchema(extensionsSchema, content, { name: file, baseDataPath: 'extensions.json' });
  return content.extensions;
}

function titleOf(texts, key, language) {
  const title = textAt(texts, key);
  if (typeof title !== 'string') throw new Error(`The title "${key}" is missing in ${language}.json.`);
  return title;
}
