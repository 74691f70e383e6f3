import { join } from 'node:path';
import { filesOf, groupsOfModule } from './filesOf.mjs';
import { integrityOf } from './integrityPlugin.mjs';

const name = 'ReleaseFilesPlugin';

/**
 * Adds `files` to `remote.json`: what each route needs at once (`ReleaseFiles` of @members/mfe-kit). A route's screen is
 * what the module of the lifecycles imports in the value of a property named by the route's path, the texts what it
 * imports from `./locales/`. What isn't written so is not told of, and loaded when it is needed.
 */
export class ReleaseFilesPlugin {
  constructor({ directory, lifecycles }) {
    this.lifecycles = join(directory, lifecycles);
    this.locales = join(directory, 'src/locales');
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          parser.hooks.program.tap(name, (program) => {
            const { module } = parser.state;
            if (module.resource === this.lifecycles) module.buildInfo.screens = importsByRoute(program);
          });
        });
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let groups;
      // Before modules are joined into others; the groups stay the same to the end.
      compilation.hooks.afterChunks.tap(name, () => (groups = this.groupsOf(compilation)));
      // After names and contents are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        if (!groups) return;
        const files = listed(groups, compilation, assets);
        compilation.updateAsset('remote.json', (json) => {
          const manifest = { ...JSON.parse(json.source()), files };
          return new sources.RawSource(JSON.stringify(manifest, null, 2));
        });
      });
    });
  }

  /** The chunk groups of the lifecycles, of each route's screen, and of each language's texts. */
  groupsOf(compilation) {
    const { modules, chunkGraph } = compilation;
    const module = [...modules].find(({ resource }) => resource === this.lifecycles);
    if (!module) return undefined;
    const screens = module.buildInfo.screens ?? {};
    const groupsFor = (requests) =>
      module.blocks
        .filter((block) => requests.includes(requestOf(block)))
        .map((block) => chunkGraph.getBlockChunkGroup(block));
    const texts = [...modules].find(({ options }) => options?.resource === this.locales)?.blocks ?? [];
    return {
      always: groupsOfModule(compilation, this.lifecycles),
      routes: Object.entries(screens).map(([path, requests]) => [path, groupsFor(requests)]),
      locales: texts.map((block) => [languageOf(block), [chunkGraph.getBlockChunkGroup(block)]]),
    };
  }
}

const requestOf = (block) => block.dependencies[0]?.userRequest ?? block.dependencies[0]?.request;
const languageOf = (block) => /(\w+)\.json$/.exec(requestOf(block))?.[1];

function listed({ always, routes, locales }, compilation, assets) {
  const first = filesOf(always, compilation);
  const besides = (entries) =>
    Object.fromEntries(
      entries.map(([key, groups]) => [
        key,
        filesOf(groups, compilation).filter((file) => !first.includes(file)),
      ]),
    );
  const files = {
    always: first.filter((file) => assets[file]),
    routes: besides(routes),
    locales: besides(locales),
  };
  const all = [files.always, ...Object.values(files.routes), ...Object.values(files.locales)].flat();
  const integrity = Object.fromEntries(
    [...new Set(all)]
      .filter((file) => assets[file])
      .map((file) => [file, integrityOf(assets[file].buffer())]),
  );
  return { integrity, ...files };
}

/** `'/Path': … import('./x') …` anywhere in a program: the requests by path. */
function importsByRoute(program) {
  const found = {};
  for (const { key, value } of nodesOf(program, 'Property')) {
    if (typeof key.value !== 'string' || !key.value.startsWith('/')) continue;
    found[key.value] = nodesOf(value, 'ImportExpression').map(({ source }) => source.value);
  }
  return found;
}

function nodesOf(node, type) {
  const below = Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
    .flatMap((child) => nodesOf(child, type));
  return node.type === type ? [node, ...below] : below;
}
