import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './product.ts';

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'release',
  'data',
  '.git',
  '.tmp',
  '.generated',
  'storybook-static',
  'test-results',
]);

/** A copy of the sources that a test changes as a team would, without touching the real ones. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Replaces a text. @throws Error when the file does not contain it */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Gives a new package the dependencies of another one. */
  readonly linkLike: (folder: string, model: string) => void;
  /** Runs a program of the project in the copy. @throws Error with the output, when the program fails */
  readonly run: (...command: readonly string[]) => Promise<string>;
  readonly remove: () => void;
}

/** Copies the sources as a fresh clone has them: nothing is installed or built. @returns the folder */
export function copySources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'widya-copy-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => source === ROOT || !LEFT_OUT.has(path.basename(source)),
  });
  return folder;
}

/** Copies the sources and links the installed packages of this repository. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = copySources();
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const linkLike = (to: string, model: string): void => {
    // The folder contains only relative links, which in the copy lead to the packages of the copy.
    cpSync(path.join(ROOT, model, 'node_modules'), path.join(folder, to, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/node_modules[\\/](\.vite|\.cache)/.test(source),
    });
  };
  for (const file of globSync(['*/package.json', 'packages/*/package.json'], { cwd: ROOT })) {
    const home = path.dirname(file);
    if (existsSync(path.join(ROOT, home, 'node_modules'))) linkLike(home, home);
  }
  return {
    folder,
    linkLike,
    edit: (file, from, to) => {
      const full = path.join(folder, file);
      const text = readFileSync(full, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(full, text.replace(from, to));
    },
    run: (...command) => runIn(folder, command),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runIn(cwd: string, [program = '', ...args]: readonly string[]): Promise<string> {
  const bin = path.join(ROOT, 'node_modules/.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : path.join(bin, program), args, {
      cwd,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}
