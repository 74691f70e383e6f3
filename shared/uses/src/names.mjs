/** The name under which lines of uses know a module. */
export const nameOf = (module) => module.replaceAll(/\W/g, '_');

/** The name under which lines of uses know all top-level declarations of a package, exported or not. */
export const allOf = (packageName) => `${nameOf(packageName)}__all`;

export const packageOf = (module) => module.split('/').slice(0, 2).join('/');
