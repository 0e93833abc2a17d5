import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AnswersFile } from '../build/answers-server.ts';

const DEFAULT_PORT = 3101;
const DEFAULT_SHELL = 'http://localhost:8080';

/** How `widya-remote dev` serves a remote. */
export interface DevOptions {
  readonly port: number;
  /** Address of the shell, without a slash at its end. */
  readonly shell: string;
  /** The file of recorded answers to write or to answer from; null for neither. */
  readonly answers: AnswersFile | null;
}

/**
 * Reads the options of `widya-remote dev`.
 * @param dir folder of the remote, in which a relative file of answers is.
 * @throws Error with a readable sentence when they contradict each other.
 */
export function devOptions(args: readonly string[], dir: string): DevOptions {
  const text = { type: 'string' } as const;
  const options = { shell: text, port: text, record: text, answers: text };
  const { values } = parseArgs({ args: [...args], options });
  const shell = (values.shell ?? DEFAULT_SHELL).replace(/\/$/, '');
  const served = { port: Number(values.port ?? DEFAULT_PORT), shell };
  const file = values.record ?? values.answers;
  if (file === undefined) return { ...served, answers: null };
  if (values.record !== undefined && values.answers !== undefined)
    throw new Error('Give --record to write answers, or --answers to use them, not both.');
  if (values.record !== undefined && values.shell === undefined)
    throw new Error('--record needs --shell https://…, the Widya whose answers it writes.');
  if (!/^https?:\/\//.test(shell) || !URL.canParse(shell))
    throw new Error(`--shell ${shell} is no address; it begins with https:// or http://.`);
  const mode = values.record === undefined ? 'answer' : 'record';
  return { ...served, answers: { mode, file: path.resolve(dir, file), shell: new URL(shell).origin } };
}

/** What happens to the requests of the remote, for the terminal. */
export const describeAnswers = ({ mode, file }: AnswersFile): string =>
  mode === 'record'
    ? `Answers to its requests are written to ${file}; share it only when they come from a demo installation.`
    : `Its requests are answered from ${file} and do not reach the API.`;
