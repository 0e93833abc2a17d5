/** @jest-environment @widya/testing/jest/page-environment */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { openPdf } from './open-pdf.ts';

/** A worker that never responds, so a PDF keeps loading until it is closed or the worker fails. */
class SilentWorker extends EventTarget {
  static readonly started: SilentWorker[] = [];
  terminated = false;
  constructor() {
    super();
    SilentWorker.started.push(this);
  }
  postMessage() {}
  terminate() {
    this.terminated = true;
  }
}

// pdf.js takes Jest for Node, where it accepts only files. It reads no file before the worker responds.
const ADDRESS = 'file:///contoh.pdf';

beforeEach(() => {
  SilentWorker.started.length = 0;
  stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  unstubAllGlobals();
});

it('opens the next PDF while the one before is still being closed', () => {
  const before = openPdf(ADDRESS);
  void before.close();
  expect(() => openPdf(ADDRESS)).not.toThrow();
});

it('reports a worker that does not start, ends it on closing, and no worker of other documents', async () => {
  const broken = openPdf(ADDRESS);
  openPdf(ADDRESS);
  const [first, second] = SilentWorker.started;
  first?.dispatchEvent(new Event('error'));
  await expect(broken.document).rejects.toThrow('did not start');
  await broken.close();
  expect([first?.terminated, second?.terminated]).toEqual([true, false]);
});
