import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** Globals that jsdom lacks, or of which it has a kind that `fetch` of Node does not accept. */
const FROM_NODE = [
  'fetch',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'crypto',
  // React schedules its work with `setImmediate`; with a MessageChannel it would keep the process alive.
  'setImmediate',
  'clearImmediate',
] as const;

/** The MessageChannel with which React's `act` queues work; ports of Node would keep the process alive. */
class ImmediateChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage?.()) };
}

type Page = JsdomEnvironment['global'] & typeof globalThis;

/** Converts a Blob of jsdom, which stores its bytes only in its implementation object, to a Blob of Node. */
function nodeBlob(blob: Blob): Blob {
  const [symbol] = Object.getOwnPropertySymbols(blob);
  const { _bytes, _buffer } = Reflect.get(blob, symbol ?? Symbol()) as {
    _bytes?: Uint8Array<ArrayBuffer>;
    _buffer?: Uint8Array<ArrayBuffer>;
  };
  const bytes = _bytes ?? _buffer;
  if (!bytes) throw new Error('jsdom keeps the bytes of a Blob elsewhere now: adapt nodeBlob.');
  return new Blob([bytes], { type: blob.type });
}

/** `Request` of Node that accepts the Blob and FormData of the page. */
const requestFor = (page: Page) =>
  class extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { body } = init;
      if (body instanceof page.Blob) super(input, { ...init, body: nodeBlob(body) });
      else if (body instanceof page.FormData) super(input, { ...init, body: nodeForm(page, body) });
      else super(input, init);
    }
  };

function nodeForm(page: Page, body: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of body)
    if (value instanceof page.Blob) form.append(name, nodeBlob(value), value.name);
    else form.append(name, value);
  return form;
}

/** Makes `addEventListener` of the page accept an AbortSignal of Node. */
function acceptSignalsOfNode(page: Page): void {
  const { addEventListener } = page.EventTarget.prototype;
  const PageController = page.AbortController;
  const pageSignal = (signal: AbortSignal): AbortSignal => {
    const controller = new PageController();
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
    return controller.signal;
  };
  page.EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (!(signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options);
    return addEventListener.call(this, type, listener, { ...Object(options), signal: pageSignal(signal) });
  };
}

/** A jsdom page with the jsdom version of this workspace and `fetch` of Node. */
export default class PageEnvironment extends JsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext, library: typeof jsdom = jsdom) {
    super(config, context, library);
  }

  override async setup(): Promise<void> {
    await super.setup();
    const page = this.global as Page;
    acceptSignalsOfNode(page);
    const put = (name: string, value: unknown) =>
      Object.defineProperty(page, name, { value, writable: true, configurable: true, enumerable: true });
    for (const name of FROM_NODE) put(name, globalThis[name]);
    put('Request', requestFor(page));
    put('MessageChannel', ImmediateChannel);
  }
}
