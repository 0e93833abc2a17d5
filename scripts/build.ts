import { buildApps } from './lib/build-apps.ts';

const { compiled, milliseconds } = await buildApps();
const seconds = (milliseconds / 1000).toFixed(1);
console.log(
  compiled.length === 0 ? `Nothing has changed (${seconds} s).` : `Built ${compiled.join(', ')} in ${seconds} s.`,
);
