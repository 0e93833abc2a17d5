// Defines the browser APIs that components use and jsdom lacks, each with the least that keeps their code running.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A worker that never responds. */
class SilentWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage() {}
  terminate() {}
}

const noMedia = (media: string): MediaQueryList =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

class FlatRect implements DOMRect {
  readonly x = 0;
  readonly y = 0;
  readonly width = 1;
  readonly height = 1;
  readonly top = 0;
  readonly left = 0;
  readonly right = 1;
  readonly bottom = 1;
  toJSON() {
    return {};
  }
}

if (typeof window !== 'undefined') {
  window.Worker ??= SilentWorker;
  window.ResizeObserver ??= NoResizeObserver;
  window.IntersectionObserver ??= NoIntersectionObserver;
  window.matchMedia ??= noMedia;
  performance.mark ??= (name) => ({ name, entryType: 'mark', startTime: 0, duration: 0, detail: null, toJSON() {} });
  performance.getEntriesByName ??= () => [];
  URL.createObjectURL ??= () => 'blob:stand-in';
  URL.revokeObjectURL ??= () => {};
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  // Gives every element on the page a size, because focus traps skip elements without one and jsdom has no layout.
  Element.prototype.getClientRects = function rects() {
    const list = this.isConnected === false ? [] : [new FlatRect()];
    return Object.assign(list, { item: (index: number) => list[index] ?? null });
  };
  // The rich text editor reads the position of the cursor.
  Range.prototype.getClientRects ??= Element.prototype.getClientRects;
  Range.prototype.getBoundingClientRect ??= () => new FlatRect();
  Element.prototype.hasPointerCapture ??= () => false;
}
