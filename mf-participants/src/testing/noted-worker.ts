import type { FromWorker, ToWorker } from '../features/certificate/draw/messages.ts';

/** Fake worker that records received messages; the test sends its messages with `say`. */
export class NotedWorker extends EventTarget {
  static readonly all: NotedWorker[] = [];
  readonly told: ToWorker[] = [];
  isTerminated = false;
  constructor(_address: URL) {
    super();
    NotedWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  static at(index: number): NotedWorker {
    const worker = NotedWorker.all[index];
    if (worker === undefined) throw new Error(`There is no worker ${index}`);
    return worker;
  }
  get kinds(): string[] {
    return this.told.map(({ kind }) => kind);
  }
}
