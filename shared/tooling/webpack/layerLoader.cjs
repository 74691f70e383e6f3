/** Puts the styles of a package into its cascade layer; a file that names its layers itself stays as it is. */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  return !layer || source.includes('@layer') ? source : `@layer ${layer} {\n${source}\n}\n`;
};
