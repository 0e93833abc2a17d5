import path from 'node:path';
import { packSdk } from './lib/sdk/pack-sdk.ts';

// Writes the packages with which remotes are built in other repositories. Run by `pnpm pack:sdk`.
for (const [name, file] of packSdk()) console.log(`${name}: ${path.relative(process.cwd(), file)}`);
