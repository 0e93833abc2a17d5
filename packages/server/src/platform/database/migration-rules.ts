import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from './migration-files.ts';

export interface MigrationProblem {
  readonly file: string;
  readonly rule: string;
  readonly message: string;
}

/** Rules of squawk that are about taste, or about timeouts that the migrator sets. */
const LEFT_OUT = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
  'transaction-nesting',
];

interface Finding {
  readonly file: string;
  readonly message: string;
  readonly rule_name: string;
}

const SQUAWK = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'));

function runSquawk(files: readonly string[], isTransaction: boolean): Promise<readonly Finding[]> {
  if (files.length === 0) return Promise.resolve([]);
  const options = ['--reporter', 'json', '--pg-version', '15', '--exclude', LEFT_OUT.join(',')];
  const args = [SQUAWK, ...options, ...(isTransaction ? ['--assume-in-transaction'] : []), ...files];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      // It exits with 1 when it finds something.
      if (error !== null && stdout.trim() === '') reject(new Error(`squawk failed: ${stderr}`));
      else resolve(JSON.parse(stdout || '[]') as Finding[]);
    });
  });
}

const CONCURRENT = /\bconcurrently\b/i;
const REPEATABLE = /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists)\b/i;
const BACKFILL = /^(?:update|delete from|insert into [^;]* select|with)\b/i;

const statementsOf = (text: string): readonly string[] =>
  text
    .split('--> statement-breakpoint')
    .map((part) =>
      part
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => statement !== '');

/** Ignored rules other than those about contractions, after which tables are locked. */
const ignoresLocks = (text: string): boolean =>
  [...text.matchAll(/^-- squawk-ignore (.+)$/gm)].some(([, names = '']) =>
    names.split(',').some((name) => !name.trim().startsWith('ban-drop-')),
  );

function ownProblems(text: string, known: readonly string[]): readonly Omit<MigrationProblem, 'file'>[] {
  const needs = /^-- needs: (.+)$/m.exec(text)?.[1]?.trim();
  const statements = statementsOf(text);
  const isConcurrent = statements.some((statement) => CONCURRENT.test(statement));
  return [
    ...(needs === undefined || !known.includes(needs)
      ? [
          {
            rule: 'needs',
            message: 'begin with `-- needs: <the newest migration that a server on this schema must know>`',
          },
        ]
      : []),
    ...(isConcurrent && !statements.every((statement) => REPEATABLE.test(statement))
      ? [{ rule: 'repeatable', message: 'a file with CONCURRENTLY has only such statements, with if (not) exists' }]
      : []),
    ...(ignoresLocks(text) && !/^-- locks: \S/m.test(text)
      ? [{ rule: 'locks', message: 'what locks a table says why, for `pnpm upgrade-check`: `-- locks: <why>`' }]
      : []),
    ...statements
      .filter((statement) => BACKFILL.test(statement))
      .map(() => ({ rule: 'backfill', message: 'rows are changed in batches by a job, not by a migration' })),
  ];
}

/**
 * What in migrations would stop calls for as long as a table is large, or break servers of the previous release.
 * @param known names of all migrations
 */
export async function migrationProblems(
  files: readonly string[],
  known: readonly string[],
): Promise<readonly MigrationProblem[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const isConcurrent = (file: string) => CONCURRENT.test(statementsOf(texts[files.indexOf(file)] ?? '').join(' '));
  const found = [
    ...(await runSquawk(files.filter(isConcurrent), false)),
    ...(await runSquawk(
      files.filter((file) => !isConcurrent(file)),
      true,
    )),
  ];
  return [
    ...found.map(({ file, rule_name, message }) => ({ file: basename(file), rule: rule_name, message })),
    ...files.flatMap((file, index) =>
      ownProblems(texts[index] ?? '', known).map((problem) => ({ file: basename(file), ...problem })),
    ),
  ];
}

/**
 * Names of migrations that are not later than all before them, as after a late merge: databases would apply them in
 * different orders.
 */
export const notLater = (migrations: readonly Pick<Migration, 'name' | 'at'>[]): readonly string[] =>
  migrations
    .filter(({ at }, index) => migrations.slice(0, index).some((before) => before.at >= at))
    .map(({ name }) => name);
