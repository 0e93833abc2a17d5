import path from 'node:path';
import { runCodemod } from '../packages/remote-tools/codemods/run-codemod.ts';

// Rewrites code that uses a deprecated export: `pnpm codemod rename-export <old> <new> <folder>`.
const [name = '', ...args] = process.argv.slice(2);
const folder = args.pop();
if (folder === undefined) throw new Error('Write: pnpm codemod rename-export <old> <new> <folder>');
for (const file of runCodemod(name, args, folder)) console.log(path.join(folder, file));
