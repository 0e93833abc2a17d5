import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A copy of the sources in a temporary folder, for injecting faults. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Writes a file, with the folders above it. */
  readonly write: (file: string, text: string) => void;
  /**
   * Replaces a text that occurs exactly once in a file. @returns a function that restores the file. @throws Error when
   * it does not
   */
  readonly edit: (file: string, text: string, replacement: string) => () => void;
  /** Appends a text to a file. @returns a function that restores the file */
  readonly append: (file: string, text: string) => () => void;
  readonly remove: (file: string) => void;
  /** Deletes the copy. */
  readonly delete: () => void;
  /** Gives a new workspace the packages of an existing one. */
  readonly linkLike: (workspace: string, model: string) => void;
}

const git = (cwd: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
};

/** Folders of all workspaces, the root included; not from `pnpm list`, whose start costs more than a whole copy. */
export function workspaceFolders(root: string = ROOT): readonly string[] {
  const { packages } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly packages: readonly string[];
  };
  if (packages.some((pattern) => pattern.startsWith('!'))) throw new Error('Excluded workspaces are not supported');
  return globSync(
    packages.map((pattern) => path.join(pattern, 'package.json')),
    { cwd: root },
  ).map(path.dirname);
}

/** pnpm's links are relative, so in the copy they lead to its workspaces and to the original packages. */
function linkRootPackages(folder: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to);
  symlinkSync(path.join(from, '.pnpm'), path.join(to, '.pnpm'));
  for (const name of readdirSync(from))
    if (!['.pnpm', '.cache', '.vite', '.modules.yaml'].includes(name))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
}

/**
 * Copies every file that git tracks or would add, with its current content; installed packages are linked. The copy is
 * a git repository of its own and is deleted when the process ends.
 * @param location the folder that the copy is created in
 */
export function copyWorkspace(location: string = tmpdir()): WorkspaceCopy {
  const parent = mkdtempSync(path.join(location, 'widya-copy-'));
  const folder = path.join(parent, 'widya');
  const deleteCopy = (): void => rmSync(parent, { recursive: true, force: true });
  process.once('exit', deleteCopy);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

  for (const file of git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0'))
    if (file !== '' && existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(folder, file), { verbatimSymlinks: true });
  linkRootPackages(folder);
  const linkLike = (workspace: string, model: string): void =>
    cpSync(path.join(ROOT, model, 'node_modules'), path.join(folder, workspace, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/node_modules[\\/]\.(vite|cache)/.test(source),
    });
  for (const workspace of workspaceFolders())
    if (workspace !== '.' && existsSync(path.join(ROOT, workspace, 'node_modules'))) linkLike(workspace, workspace);
  git(folder, 'init', '--quiet');
  // Git finds the content of unchanged files in the original repository, so it need not compress and write it again.
  const objects = git(ROOT, 'rev-parse', '--path-format=absolute', '--git-path', 'objects');
  writeFileSync(path.join(folder, '.git/objects/info/alternates'), objects);
  git(folder, 'add', '--all');

  const at = (file: string): string => path.join(folder, file);
  const replace = (file: string, content: string): (() => void) => {
    const original = readFileSync(at(file), 'utf8');
    writeFileSync(at(file), content);
    return () => writeFileSync(at(file), original);
  };
  return {
    folder,
    delete: deleteCopy,
    linkLike,
    write: (file, text) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    edit: (file, text, replacement) => {
      const original = readFileSync(at(file), 'utf8');
      if (original.split(text).length !== 2) throw new Error(`${file} must contain exactly once: ${text}`);
      return replace(
        file,
        original.replace(text, () => replacement),
      );
    },
    append: (file, text) => replace(file, readFileSync(at(file), 'utf8') + text),
    remove: (file) => rmSync(at(file)),
  };
}
