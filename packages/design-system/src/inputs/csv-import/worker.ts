import { createAnswerer } from './answer.ts';
import type { CsvRequest } from './protocol.ts';

/** The worker holds the rows, because transferring 100,000 of them back would cost the page more than parsing them. */
const answer = createAnswerer();
self.addEventListener('message', async (event: MessageEvent<CsvRequest>) => {
  self.postMessage(await answer(event.data));
});
