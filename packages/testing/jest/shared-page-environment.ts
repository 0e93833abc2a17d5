import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import * as jsdom from 'jsdom';
import PageEnvironment from './page-environment.ts';
import { watchListeners } from './page-listeners.ts';

const VENDOR = path.resolve(import.meta.dirname, '../../../.tmp/jest/vendor.cjs');
const CODE_CACHE = `${VENDOR}.cache`;
/** A page serves this many test files, then a new one is opened, so that memory stays bounded. */
const FILES_PER_PAGE = 40;
/** Milliseconds after which an unused page is closed: its timers would keep the process alive. */
const IDLE = 250;

interface SharedPage {
  dom: jsdom.JSDOM | null;
  files: number;
  /** Where the console of the page writes: that of the file that runs. */
  output: Console;
  /** Properties of the window before the first file ran. */
  globals: PropertyDescriptorMap;
  dropListeners: () => void;
  saveCodeCache: (() => void) | null;
}

let page: SharedPage | null = null;
let idle: NodeJS.Timeout | undefined;

function closePage(): void {
  page?.dom?.window.close();
  page = null;
}

/**
 * Makes what Jest defines on the window replaceable, since the next file defines it again.
 * @returns ends it.
 */
function makePropertiesConfigurable(): () => void {
  const { defineProperties } = Object;
  Object.defineProperties = <T>(object: T, descriptors: PropertyDescriptorMap) =>
    defineProperties(
      object,
      Object.fromEntries(
        Reflect.ownKeys(descriptors).map((name) => [name, { ...descriptors[name as string], configurable: true }]),
      ),
    );
  return () => {
    Object.defineProperties = defineProperties;
  };
}

/** Evaluates the vendor bundle in the page; its compiled code is cached on disk for the next worker. */
function loadVendor(context: vm.Context): { exports: unknown; saveCodeCache: (() => void) | null } {
  const cachedData = existsSync(CODE_CACHE) ? readFileSync(CODE_CACHE) : undefined;
  const script = new vm.Script(`(function (module, exports, require) {${readFileSync(VENDOR, 'utf8')}\n})`, {
    filename: VENDOR,
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  script.runInContext(context)(module, module.exports, createRequire(VENDOR));
  const isCold = cachedData === undefined || script.cachedDataRejected === true;
  return {
    exports: module.exports,
    saveCodeCache: isCold ? () => writeFileSync(CODE_CACHE, script.createCachedData()) : null,
  };
}

function openPage(html: string, options: jsdom.ConstructorOptions, shared: SharedPage): jsdom.JSDOM {
  const virtualConsole = new jsdom.VirtualConsole();
  const forwarding = new Proxy(console, { get: (_, name) => Reflect.get(shared.output, name) });
  virtualConsole.forwardTo(forwarding);
  const dom = new jsdom.JSDOM(html, { ...options, virtualConsole });
  shared.dropListeners = watchListeners(dom.window as unknown as Window & typeof globalThis, VENDOR);
  return dom;
}

/** The jsdom library as Jest sees it: it "creates" the page that the worker already has. */
function libraryOf(shared: SharedPage): typeof jsdom {
  class ForwardingConsole {
    forwardTo(output: Console): void {
      shared.output = output;
    }
    on(): void {}
  }
  class SharedDom {
    constructor(html: string, options: jsdom.ConstructorOptions) {
      shared.dom ??= openPage(html, options, shared);
      // biome-ignore lint/correctness/noConstructorReturn: Jest calls the constructor and must get the page that exists.
      return shared.dom;
    }
  }
  return { ...jsdom, VirtualConsole: ForwardingConsole, JSDOM: SharedDom } as unknown as typeof jsdom;
}

function takePage(): SharedPage {
  clearTimeout(idle);
  if (page && page.files >= FILES_PER_PAGE) closePage();
  page ??= { dom: null, files: 0, output: console, globals: {}, dropListeners: () => {}, saveCodeCache: null };
  return page;
}

/** Restores every property of the window that is not as it was before the first file. */
function restoreGlobals(window: object, globals: PropertyDescriptorMap): void {
  for (const name of Reflect.ownKeys(window) as string[]) {
    const original = globals[name];
    if (original === undefined) Reflect.deleteProperty(window, name);
    else if (original.configurable) Object.defineProperty(window, name, original);
    else if (original.writable) Reflect.set(window, name, original.value);
  }
}

/** Milliseconds in which packages release what an unmounted component held, such as the layer of a dialog. */
const RELEASE = 100;

/** Lets deferred clean-up of packages run: their module state would reach the next file. */
const settle = (window: jsdom.DOMWindow): Promise<void> =>
  new Promise((resolve) => window.requestAnimationFrame(() => window.setTimeout(resolve, RELEASE)));

function emptyDocument({ window, cookieJar }: jsdom.JSDOM): void {
  const { document, localStorage, sessionStorage } = window;
  document.head.replaceChildren();
  document.body?.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  cookieJar.removeAllCookiesSync();
}

/**
 * One page for all test files of a worker, emptied after each of them. Packages of the vendor bundle are evaluated once per page;
 * the product's own modules are fresh in each file. Measured: half the processor time of a page for each file (ADR 0016).
 */
export default class SharedPageEnvironment extends PageEnvironment {
  private readonly page: SharedPage;
  private readonly isNew: boolean;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const shared = takePage();
    const isNew = shared.dom === null;
    const restore = makePropertiesConfigurable();
    try {
      super(config, context, libraryOf(shared));
    } finally {
      restore();
    }
    this.page = shared;
    this.isNew = isNew;
  }

  override async setup(): Promise<void> {
    this.page.files += 1;
    if (!this.isNew) return;
    await super.setup();
    const window = this.global as unknown as typeof globalThis;
    window.process.env.NODE_ENV = 'test';
    const context = this.getVmContext();
    if (context === null) throw new Error('The page has no context to evaluate packages in.');
    const vendor = loadVendor(context);
    this.page.saveCodeCache = vendor.saveCodeCache;
    Object.defineProperty(window, '__vendor', { value: vendor.exports, writable: true, configurable: true });
    // Jest replaces these two for each file to catch its errors.
    const {
      addEventListener: _add,
      removeEventListener: _remove,
      ...globals
    } = Object.getOwnPropertyDescriptors(window);
    this.page.globals = globals as unknown as PropertyDescriptorMap;
  }

  override async teardown(): Promise<void> {
    const { dom, globals, dropListeners, saveCodeCache } = this.page;
    if (dom === null) return;
    this.fakeTimers?.dispose();
    this.fakeTimersModern?.dispose();
    await settle(dom.window);
    this.moduleMocker?.restoreAllMocks();
    const { errorEventListener } = this as unknown as { errorEventListener: EventListener | null };
    if (errorEventListener) this.global.removeEventListener('error', errorEventListener);
    dropListeners();
    emptyDocument(dom);
    dom.reconfigure({ url: 'http://localhost/' });
    restoreGlobals(this.global, globals);
    saveCodeCache?.();
    this.page.saveCodeCache = null;
    idle = setTimeout(closePage, IDLE).unref();
    // What the base class would close and forget, without closing the page itself.
    Object.assign(this, {
      errorEventListener: null,
      global: null,
      dom: null,
      fakeTimers: null,
      fakeTimersModern: null,
    });
  }
}
