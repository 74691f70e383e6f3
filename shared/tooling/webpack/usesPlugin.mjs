import { checkUses } from '@members/uses';
import { readDeclarations, writeDeclarations } from '@members/uses/declarations';
import { readUses } from '@members/uses/read';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

const name = 'UsesPlugin';

/**
 * Emits `uses.json`: what the sources of a remote use of the modules that it takes from the shell, and of the custom
 * properties of the look. By it a later shell is known to have all of that, or what is missing (decision 93). React is
 * none of these modules: for what isn't declared in this project the range of versions counts.
 */
export class UsesPlugin {
  constructor({ directory, modules }) {
    this.directory = directory;
    this.modules = modules;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { Compilation, sources, WebpackError } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        try {
          const uses = this.read(compilation);
          compilation.emitAsset('uses.json', new sources.RawSource(JSON.stringify(uses)));
        } catch (error) {
          const why = `What it uses of the shell is not known, so versions decide: ${error.message}`;
          compilation.warnings.push(new WebpackError(why));
        }
      });
    });
  }

  read({ modules }) {
    const built = [...modules].flatMap(({ resource }) => (resource ? [resource.split('?')[0]] : []));
    const own = built
      .filter((file) => file.startsWith(this.directory) && !file.includes(`${sep}node_modules${sep}`))
      // webpack has them in the order in which they were read; the same sources are to give the same file.
      .sort();
    const declarations = declarationsFor(join(this.directory, 'package.json'), this.modules);
    // Within the remote's folder, so that the types which they name are found from there.
    const directory = join(this.directory, 'node_modules/.cache/members-declarations');
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    const uses = readUses({
      root: this.directory,
      files: [...own.filter((file) => /\.[jt]sx?$/.test(file)), styleTypes],
      entries: writeDeclarations(declarations, directory),
      directory,
    });
    const known = { ...uses, tokens: tokensIn(own, declarations.tokens, this.directory) };
    return withoutMisread(known, declarations);
  }
}

const styleTypes = new URL('../types/browser.d.ts', import.meta.url).pathname;

/** What remotes can use of modules, as who has them installed in `packageFile` sees them. */
export const declarationsFor = (packageFile, modules) =>
  readDeclarations({
    packageFile,
    modules: modules.filter((module) => module.startsWith('@members/')),
    types: [styleTypes],
    compiler: new URL('../../../package.json', import.meta.url),
  });

/** A use that does not even compile beside what it was built with was not understood, and tells nothing. */
function withoutMisread(uses, declarations) {
  const { all } = checkUses(declarations, { all: uses });
  const misread = new Set(all.map(({ name: use, at }) => `${use} ${at}`));
  return { ...uses, uses: uses.uses.filter((use) => !misread.has(`${use.name} ${use.at}`)) };
}

/** The custom properties of the look that styles read, with the places. */
function tokensIn(files, tokens, root) {
  const found = {};
  for (const file of files.filter((each) => each.endsWith('.css')))
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const [, token] of line.matchAll(/var\((--[\w-]+)/g))
          if (tokens.includes(token))
            (found[token] ??= []).push(`${file.slice(root.length + 1)}:${index + 1}`);
      });
  return Object.fromEntries(Object.entries(found).map(([token, at]) => [token, at.slice(0, 3)]));
}
