import { join } from 'node:path';
import ts from 'typescript';
import { allOf, nameOf, packageOf } from './names.mjs';

const deepest = 4;
const longest = 600;

/** Writes types and places of declarations so that they can be read beside other declarations of the same modules. */
export function createPrinter({ program, checker, entries, directory }) {
  const folders = new Map(
    Object.keys(entries).map((module) => [`${join(directory, packageOf(module))}/`, packageOf(module)]),
  );
  const exported = new Map();
  const entryFiles = Object.entries(entries).map(([module, file]) => [module, program.getSourceFile(file)]);
  for (const [module, source] of entryFiles) {
    const symbol = source && checker.getSymbolAtLocation(source);
    for (const each of symbol ? checker.getExportsOfModule(symbol) : [])
      exported.set(targetOf(each), { module, name: each.name });
  }

  function targetOf(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function packageAt(node) {
    const { fileName = '' } = node.getSourceFile() ?? {};
    for (const [folder, name] of folders) if (fileName.startsWith(folder)) return name;
    return undefined;
  }

  const isShared = (node) => packageAt(node) !== undefined;

  /** A top-level declaration by its symbol: as a module exports it, else among all of its package. */
  function topLevel(symbol) {
    const target = targetOf(symbol);
    const known = exported.get(target);
    if (known)
      return { name: `${known.module} ${known.name}`, code: `${nameOf(known.module)}.${known.name}` };
    const declaration = target.declarations?.find(isShared);
    if (!declaration || !isTopLevel(declaration)) return undefined;
    const name = packageAt(declaration);
    return { name: `${name} ${target.name}`, code: `${allOf(name)}.${target.name}` };
  }

  const argumentsOf = (declaration) => {
    const count = declaration.typeParameters?.length ?? 0;
    return count > 0 ? `<${Array(count).fill('any').join(', ')}>` : '';
  };

  /** The type of a declaration's value, as a path from a top-level declaration: `{ name, type }`. */
  function pathOf(node) {
    if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) return valueOf(node);
    if (ts.isConstructorDeclaration(node)) return valueOf(node.parent);
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || isMethod(node)) {
      const owner = ownerOf(node);
      const name = node.name && (node.name.text ?? node.name.getText());
      return (
        owner && {
          name: `${owner.name}.${name}`,
          type: `NonNullable<${owner.type}[${JSON.stringify(name)}]>`,
        }
      );
    }
    // A function type, or a call signature of an object type.
    if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return pathOfType(node);
    if (ts.isCallSignatureDeclaration(node)) return containerOf(node.parent);
    return undefined;
  }

  function valueOf(node) {
    const symbol = node.name && checker.getSymbolAtLocation(node.name);
    const found = symbol && topLevel(symbol);
    return found && { name: found.name, type: `(typeof ${found.code})` };
  }

  /** The type that has a member. */
  function ownerOf(node) {
    const { parent } = node;
    const owner = containerOf(parent);
    const name = node.name && (node.name.text ?? node.name.getText());
    return owner && name && { ...owner, type: `Has<${owner.type}, ${JSON.stringify(name)}>` };
  }

  function containerOf(node) {
    if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      const symbol = node.name && checker.getSymbolAtLocation(node.name);
      const found = symbol && topLevel(symbol);
      return found && { name: found.name, type: `${found.code}${argumentsOf(node)}` };
    }
    return ts.isTypeLiteralNode(node) ? pathOfType(node) : undefined;
  }

  /** A type that is written within a declaration, as a path to it. */
  function pathOfType(node) {
    const { parent } = node;
    if (ts.isTypeAliasDeclaration(parent)) return containerOf(parent);
    if (ts.isParenthesizedTypeNode(parent) || ts.isTypeOperatorNode(parent)) return pathOfType(parent);
    if (ts.isIntersectionTypeNode(parent)) return pathOfType(parent);
    if (ts.isUnionTypeNode(parent))
      return within(pathOfType(parent), (type) => type, { isOneOfSeveral: true });
    if (ts.isArrayTypeNode(parent)) return within(pathOfType(parent), (type) => `${type}[number]`);
    if (
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isVariableDeclaration(parent)
    )
      return pathOf(parent);
    if (ts.isTypeReferenceNode(parent)) return pathOfArgument(parent, node);
    if (ts.isParameter(parent)) {
      const index = parent.parent.parameters.indexOf(parent);
      return within(pathOf(parent.parent), (type) => `NonNullable<Parameters<${type}>[${index}]>`);
    }
    if (ts.isFunctionLike(parent) && parent.type === node)
      return within(pathOf(parent), (type) => `NonNullable<ReturnType<${type}>>`);
    return undefined;
  }

  function pathOfArgument(parent, node) {
    const name = parent.typeName.getText();
    const outer = () => pathOfType(parent);
    if (name === 'Promise') return within(outer(), (type) => `NonNullable<Awaited<${type}>>`);
    if (name === 'Array' || name === 'ReadonlyArray') return within(outer(), (type) => `${type}[number]`);
    if (name === 'Record' && parent.typeArguments[1] === node)
      return within(outer(), (type) => `NonNullable<${type}[string]>`);
    return /^(Readonly|Partial|Required|NonNullable|Pick|Omit)$/.test(name) ? outer() : undefined;
  }

  /** A type that a shared declaration names, e.g. `Entry` or `Day<string>`. */
  function sharedName(type) {
    for (const symbol of [type.aliasSymbol, type.symbol])
      if (symbol?.declarations?.some(isShared)) {
        const found = topLevel(symbol);
        const declaration = symbol.declarations.find(isShared);
        const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
        if (found && (isType || ts.isClassDeclaration(declaration)))
          return { ...found, code: `${found.code}${argumentsOf(declaration)}` };
      }
    return undefined;
  }

  /** The module and the name by which an expression was imported. */
  function importedName(expression) {
    if (ts.isPropertyAccessExpression(expression)) {
      const left = ts.isIdentifier(expression.expression) && moduleBehind(expression.expression);
      return left && named(left, expression.name.text);
    }
    if (!ts.isIdentifier(expression)) return undefined;
    const specifier = checker.getSymbolAtLocation(expression)?.declarations?.find(ts.isImportSpecifier);
    const module = specifier?.parent.parent.parent.moduleSpecifier.text;
    return module in entries ? named(module, (specifier.propertyName ?? specifier.name).text) : undefined;
  }

  function moduleBehind(identifier) {
    const all = checker.getSymbolAtLocation(identifier)?.declarations?.find(ts.isNamespaceImport);
    const module = all?.parent.parent.moduleSpecifier.text;
    return module in entries ? module : undefined;
  }

  const named = (module, name) => ({ name: `${module} ${name}`, code: `${nameOf(module)}.${name}` });

  const simple =
    ts.TypeFlags.String |
    ts.TypeFlags.Number |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.BigIntLike |
    ts.TypeFlags.StringLiteral |
    ts.TypeFlags.NumberLiteral |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined |
    ts.TypeFlags.Void |
    ts.TypeFlags.Unknown;

  /** A type in words that mean the same elsewhere; `any` for what only these sources know. */
  function printed(type, depth, anonymous) {
    const inner = (each) => printed(each, depth + 1, anonymous);
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    const name = type.flags & ts.TypeFlags.Object && sharedName(type);
    if (name) return name.code;
    if (type.flags & simple && !(type.flags & ts.TypeFlags.EnumLike)) return checker.typeToString(type);
    if (depth > deepest) return 'any';
    if (type.isUnion()) {
      if (type.types.some(({ symbol }) => symbol?.name === 'ReactPortal')) return 'React.ReactNode';
      const all = [...new Set(withoutHalves(type.types).map((each) => `(${inner(each)})`))];
      return all.includes('(any)') ? 'any' : all.join(' | ');
    }
    if (type.isIntersection()) return type.types.map((each) => `(${inner(each)})`).join(' & ');
    if (checker.isArrayType(type)) {
      const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
      return `${readonly}(${inner(checker.getTypeArguments(type)[0])})[]`;
    }
    if (checker.isTupleType(type)) return tupleType(type, inner);
    if (!(type.flags & ts.TypeFlags.Object)) return 'any';
    const foreign = foreignName(type);
    if (foreign) return `${foreign}${foreignArguments(type, inner)}`;
    const [signature, ...others] = type.getCallSignatures();
    if (signature && others.length === 0) return functionType(signature, inner);
    return anonymous && !signature && type.symbol?.flags & anonymousFlags ? objectType(type, inner) : 'any';
  }

  const anonymousFlags = ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral;

  /** `true | false` beside others is a boolean. */
  const withoutHalves = (types) => {
    const halves = types.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    return halves.length === 2
      ? [...types.filter((each) => !halves.includes(each)), checker.getBooleanType()]
      : types;
  };

  function tupleType(type, inner) {
    if (type.target.hasRestElement) return 'any';
    const elements = checker.getTypeArguments(type).map(inner);
    return `${type.target.readonly ? 'readonly ' : ''}[${elements.join(', ')}]`;
  }

  function functionType(signature, inner) {
    const parameters = signature.getParameters().map((parameter, index) => {
      const { valueDeclaration } = parameter;
      const type = inner(checker.getTypeOfSymbol(parameter));
      if (valueDeclaration && ts.isParameter(valueDeclaration) && valueDeclaration.dotDotDotToken)
        return `...p${index}: any[]`;
      const optional =
        valueDeclaration && ts.isParameter(valueDeclaration) && checker.isOptionalParameter(valueDeclaration);
      return `p${index}${optional ? '?' : ''}: ${type}`;
    });
    return `((${parameters.join(', ')}) => ${inner(checker.getReturnTypeOfSignature(signature))})`;
  }

  function objectType(type, inner) {
    const members = type.getProperties().map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${JSON.stringify(property.name)}${optional}: ${inner(checker.getTypeOfSymbol(property))}`;
    });
    return `{ ${members.join('; ')} }`;
  }

  /** The name of a type of the language, of the browser or of React. */
  function foreignName(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declaration = symbol?.declarations?.[0];
    if (
      !declaration ||
      symbol.flags &
        (ts.SymbolFlags.TypeLiteral |
          ts.SymbolFlags.ObjectLiteral |
          ts.SymbolFlags.Function |
          ts.SymbolFlags.Method)
    )
      return undefined;
    const source = declaration.getSourceFile();
    if (program.isSourceFileDefaultLibrary(source))
      return ts.isSourceFile(declaration.parent) ? symbol.name : undefined;
    if (!/[\\/]@types[\\/]react[\\/]/.test(source.fileName)) return undefined;
    const isInJsx = declaration.parent.parent?.name?.text === 'JSX';
    return isInJsx ? `React.JSX.${symbol.name}` : `React.${symbol.name}`;
  }

  function foreignArguments(type, inner) {
    const all = type.aliasSymbol ? (type.aliasTypeArguments ?? []) : (checker.getTypeArguments?.(type) ?? []);
    const own = type.target?.typeParameters?.length ?? all.length;
    const shown = all.slice(0, own);
    if (shown.length > 0 && foreignName(type)?.startsWith('React.'))
      return `<${shown.map(() => 'any').join(', ')}>`;
    return shown.length > 0 ? `<${shown.map(inner).join(', ')}>` : '';
  }

  const short = (text) => (text.length > longest ? 'any' : text);

  return {
    isShared,
    pathOf,
    ownerOf,
    sharedName,
    importedName,
    /** A type that is given: all of it counts. */
    print: (type) => short(printed(type, 0, true)),
    /** A type that is wanted: of an object without a name only those members count that are read elsewhere. */
    printDemand: (type) => short(printed(type, 0, false)),
  };
}

const isMethod = (node) =>
  ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isGetAccessorDeclaration(node);

function isTopLevel(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

/** A path that goes on from another one, where there is one. */
const within = (path, further, more) => path && { ...path, type: further(path.type), ...more };
