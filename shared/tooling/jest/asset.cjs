/** Stands for a picture or another file that a bundler turns into an address. */
module.exports = 'asset';
