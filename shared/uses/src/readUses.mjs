import { relative } from 'node:path';
import ts from 'typescript';
import { nameOf } from './names.mjs';
import { createPrinter } from './printTypes.mjs';

/**
 * Reads what sources use of shared modules: one line of TypeScript for each use, which compiles as long as the modules
 * have what is used (`Uses`). `entries` is the declaration file of each module, below
 * `directory`; `files` are the sources, which places are told of from `root`.
 */
export function readUses({ root, files, entries, directory }) {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    allowJs: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: Object.fromEntries(Object.entries(entries).map(([module, file]) => [module, [file]])),
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) => {
    if (!/[\\/]typescript[\\/]lib[\\/]/.test(path)) return getSourceFile(path, ...rest);
    const library = libraries.get(path) ?? getSourceFile(path, ...rest);
    libraries.set(path, library);
    return library;
  };
  const program = ts.createProgram({ rootNames: [...files, ...Object.values(entries)], options, host });
  const checker = program.getTypeChecker();
  const types = createPrinter({ program, checker, entries, directory });
  const found = new Map();
  const modules = new Set();

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) readSource(source);
  }
  return { modules: [...modules].sort(), uses: [...found.values()] };

  function readSource(source) {
    const path = relative(root, source.fileName);
    const given = new Set();
    const visit = (node) => {
      readImports(node);
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) readCall(node);
      else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) readElement(node);
      else if (ts.isPropertyAccessExpression(node)) readMember(node, node.name, demandOf(node));
      else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) readBinding(node);
      else if (ts.isObjectLiteralExpression(node) && !given.has(node)) readObject(node);
      ts.forEachChild(node, visit);
    };
    visit(source);

    function add(node, name, code) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const key = `${name}\n${code}`;
      const use = found.get(key) ?? { name, code, at: [] };
      found.set(key, use);
      if (use.at.length < mostPlaces) use.at.push(`${path}:${line + 1}`);
    }

    /** Values that are imported, or passed on; what is imported for its type only is gone once it is built. */
    function readImports(node) {
      const isType = ts.isImportSpecifier(node) && (node.isTypeOnly || node.parent.parent.isTypeOnly);
      if (!(ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) || isType) return;
      const statement = ts.isImportSpecifier(node) ? node.parent.parent.parent : node.parent.parent;
      const module = statement.moduleSpecifier?.text;
      if (!module || !(module in entries)) return;
      const symbol = checker.getSymbolAtLocation(node.name);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!target || !(target.flags & ts.SymbolFlags.Value)) return;
      modules.add(module);
      const name = (node.propertyName ?? node.name).text;
      add(node, `${module} ${name}`, `void ${nameOf(module)}.${name};`);
    }

    function readCall(node) {
      const callee = calleeOf(node.expression, node);
      if (!callee) return;
      const create = ts.isNewExpression(node) ? 'new ' : '';
      const call = `${create}${callee.code}(${(node.arguments ?? []).map(argument).join(', ')})`;
      add(node, callee.name, withDemand(call, demandOf(node) && checker.getTypeAtLocation(node)));
    }

    function readElement(node) {
      const callee = calleeOf(node.tagName, node);
      if (!callee) return;
      const members = node.attributes.properties.flatMap((each) => {
        if (ts.isJsxSpreadAttribute(each)) return [`...${typed(each.expression)}`];
        const name = each.name.getText(source);
        if (name === 'key' || name === 'ref') return [];
        const value = each.initializer;
        const inner = value && ts.isJsxExpression(value) ? value.expression : value;
        return [`${JSON.stringify(name)}: ${inner ? argument(inner) : 'true'}`];
      });
      const children = ts.isJsxOpeningElement(node) ? childrenOf(node.parent) : [];
      if (children.length > 0)
        members.push(`children: ${children.length > 1 ? `[${children}]` : children[0]}`);
      add(node, callee.name, `${callee.code}({ ${members.join(', ')} });`);
    }

    function childrenOf({ children }) {
      return children.flatMap((child) => {
        if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : ["''"];
        if (ts.isJsxExpression(child)) return child.expression ? [argument(child.expression)] : [];
        return ['(null! as React.JSX.Element)'];
      });
    }

    function readMember(node, name, demanded) {
      const symbol = checker.getSymbolAtLocation(name);
      readSymbol(node, symbol, demanded);
    }

    function readBinding(node) {
      const name = node.propertyName ?? node.name;
      if (!ts.isIdentifier(name)) return;
      const symbol = checker.getTypeAtLocation(node.parent).getProperty(name.text);
      readSymbol(node, symbol, ts.isIdentifier(node.name) && !isCallee(node.name));
    }

    function readSymbol(node, symbol, demanded) {
      const declaration = symbol?.declarations?.find(types.isShared);
      const owner = declaration && types.ownerOf(declaration);
      if (!owner) return;
      const access = `(null! as ${owner.type})${member(symbol.name)}`;
      // As it is declared: in this place it may be known more narrowly.
      const type = demanded && !owner.isOneOfSeveral && checker.getTypeOfSymbol(declaration.symbol);
      add(node, `${owner.name}.${symbol.name}`, withDemand(access, type));
    }

    /** An object that is written where a shared type asks for it. */
    function readObject(node) {
      const wanted = checker.getContextualType(node);
      const name = wanted && types.sharedName(wanted);
      if (name) add(node, name.name, `void (${argument(node)} satisfies ${name.code});`);
    }

    /** What is called: by the name of the module that has it, else by where its declaration stands. */
    function calleeOf(expression, node) {
      const imported = types.importedName(expression);
      if (imported) return imported;
      const declaration = checker.getResolvedSignature(node)?.declaration;
      if (!declaration || !types.isShared(declaration)) return undefined;
      const path = types.pathOf(declaration);
      return path && { name: path.name, code: `(null! as ${path.type})` };
    }

    /** An expression as it is written, down to where only its type counts. */
    function argument(node) {
      if (ts.isParenthesizedExpression(node)) return argument(node.expression);
      if (ts.isSpreadElement(node)) return `...${typed(node.expression)}`;
      if (ts.isArrayLiteralExpression(node)) return `[${node.elements.map(argument).join(', ')}]`;
      // The compiler knows no type of a text that is written as an attribute.
      if (ts.isStringLiteral(node)) return JSON.stringify(node.text);
      if (!ts.isObjectLiteralExpression(node)) return typed(node);
      given.add(node);
      return `{ ${node.properties.flatMap(property).join(', ')} }`;
    }

    function property(node) {
      if (ts.isSpreadAssignment(node)) return [`...${typed(node.expression)}`];
      if (!node.name || ts.isComputedPropertyName(node.name)) return [];
      const value = ts.isPropertyAssignment(node) ? argument(node.initializer) : typed(node.name);
      return [`${JSON.stringify(node.name.text)}: ${value}`];
    }
  }

  function typed(node) {
    return `(null! as ${types.print(checker.getTypeAtLocation(node))})`;
  }

  function withDemand(code, type) {
    const demanded = type && types.printDemand(type);
    return demanded && demanded !== 'any' && demanded !== 'void'
      ? `{ const used: ${demanded} = ${code}; void used; }`
      : `void ${code};`;
  }
}

/** The language's and the browser's own declarations, read once. */
const libraries = new Map();

/** Where a value is used; more places of the same use are left out. */
const mostPlaces = 3;

const member = (name) => (/^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

const isCallee = (node) => ts.isCallExpression(node.parent) && node.parent.expression === node;

/** Whether all of a value counts, and not what is taken from it in the same place. */
const demandOf = (node) =>
  !(
    isCallee(node) ||
    ts.isExpressionStatement(node.parent) ||
    ts.isVoidExpression(node.parent) ||
    (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) ||
    (ts.isVariableDeclaration(node.parent) && ts.isObjectBindingPattern(node.parent.name))
  );
