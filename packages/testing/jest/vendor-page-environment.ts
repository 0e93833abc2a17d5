import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import PageEnvironment from './page-environment.ts';

const VENDOR = path.resolve(import.meta.dirname, '../../../.tmp/jest/vendor.cjs');
const CODE_CACHE = `${VENDOR}.cache`;

let script: vm.Script | undefined;
let isCached = false;

/** Compiles the vendor bundle once per worker, using the compiled code that an earlier worker cached on disk. */
function vendorScript(): vm.Script {
  if (script) return script;
  const cachedData = existsSync(CODE_CACHE) ? readFileSync(CODE_CACHE) : undefined;
  script = new vm.Script(`(function (module, exports, require) {${readFileSync(VENDOR, 'utf8')}\n})`, {
    filename: VENDOR,
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  isCached = cachedData !== undefined && script.cachedDataRejected !== true;
  return script;
}

/** A separate page for each test file, with the packages of the vendor bundle evaluated in it. */
export default class VendorPageEnvironment extends PageEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const context = this.getVmContext();
    if (context === null) throw new Error('The page has no context to evaluate packages in.');
    this.global.process.env.NODE_ENV = 'test';
    const module = { exports: {} };
    vendorScript().runInContext(context)(module, module.exports, createRequire(VENDOR));
    Object.defineProperty(this.global, '__vendor', { value: module.exports });
  }

  override async teardown(): Promise<void> {
    // Caches at the end of a file, when the compiled code includes the functions that its tests called.
    if (!isCached && script) writeFileSync(CODE_CACHE, script.createCachedData());
    isCached = true;
    await super.teardown();
  }
}
