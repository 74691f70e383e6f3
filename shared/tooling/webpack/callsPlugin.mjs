import { createRequire } from 'node:module';

const name = 'CallsPlugin';
const require = createRequire(import.meta.url);
const { paths } = require('@members/contract/openapi.json');

/** Every call of the contract by its id, as `remote.json` lists it. */
const known = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !operationId.endsWith('Twin'))
      .map(([method, { operationId: id, tags }]) => [
        id,
        { group: tags[0], call: { id, method: method.toUpperCase(), path } },
      ]),
  ),
);

/**
 * Adds `calls` to `remote.json`: the calls that the release may make, which are those whose declarations its code names,
 * as in `lotteryCalls.placeOrder`. A group that is taken as a whole, as in `controlCalls[change]`, counts with all that is
 * in it. Throws for a name that the contract does not have.
 */
export class CallsPlugin {
  constructor({ calls }) {
    this.calls = calls;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const ids = new Set(this.calls);
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules)
          for (const dependency of module.dependencies) {
            if (!('getIds' in dependency)) continue;
            for (const id of named(dependency, module, compilation.moduleGraph)) ids.add(id);
          }
      });
      // After `remote.json` is there.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const calls = [...ids].sort().map(listed);
        compilation.updateAsset('remote.json', (json) => {
          const manifest = { ...JSON.parse(json.source()), calls };
          return new sources.RawSource(JSON.stringify(manifest, null, 2));
        });
      });
    });
  }
}

const contract = /[\\/]contract[\\/]src[\\/]/;

/** The ids of the calls that a module names by one of its imports. */
function named(dependency, module, moduleGraph) {
  const from = moduleGraph.getModule(dependency)?.resource ?? '';
  if (!contract.test(from) || contract.test(module.resource ?? '')) return [];
  const [group, id] = dependency.getIds(moduleGraph);
  if (group === 'callOf') return [...known.keys()];
  if (group !== 'calls' && !/Calls$/.test(group ?? '')) return [];
  return id === undefined ? idsOf(group) : [id];
}

const idsOf = (group) =>
  [...known].filter(([, call]) => group === 'calls' || call.group === group).map(([id]) => id);

function listed(id) {
  const found = known.get(id);
  if (!found) throw new Error(`The contract has no call "${id}".`);
  return found.call;
}
