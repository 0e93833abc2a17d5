import type { FromWorker, ToWorker } from '../features/certificate/draw/messages.ts';

/** Fake worker that records received messages; the test sends its messages with `emit`. */
export class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly received: ToWorker[] = [];
  isTerminated = false;
  constructor(_address: URL) {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  emit(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  static at(index: number): FakeWorker {
    const worker = FakeWorker.all[index];
    if (worker === undefined) throw new Error(`There is no worker ${index}`);
    return worker;
  }
  get kinds(): string[] {
    return this.received.map(({ kind }) => kind);
  }
}
