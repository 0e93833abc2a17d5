const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const stubs = path.resolve(__dirname, '../../../.tmp/jest/stubs');
const shared = new Map(
  existsSync(stubs)
    ? readdirSync(stubs).map((file) => [decodeURIComponent(file.slice(0, -'.cjs'.length)), path.join(stubs, file)])
    : [],
);

/** Resolves packages of the vendor bundle to their one copy in the page of the test file, for every importer. */
module.exports = {
  sync: (specifier, options) => shared.get(specifier) ?? options.defaultResolver(specifier, options),
  async: async (specifier, options) => shared.get(specifier) ?? options.defaultAsyncResolver(specifier, options),
};
