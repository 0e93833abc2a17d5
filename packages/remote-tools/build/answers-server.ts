import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeFileAtomically } from '@widya/releases/write-file';
import type { Configuration as ServerOptions } from 'webpack-dev-server';
import { z } from 'zod';
import { ANSWERS_PATH, type AnswerMode, type AnswerSettings, type RecordedAnswers } from './hot/recorded-answers.ts';

/** A file of recorded answers. */
export interface AnswersFile {
  readonly mode: AnswerMode;
  readonly file: string;
  /** Origin of the shell, whose pages alone may read and write the file. */
  readonly shell: string;
}

const REQUEST = z.string().regex(/^[A-Z]+ \/v[12]\//);
const ANSWER = z.object({ status: z.int().min(200).max(599), body: z.unknown().optional() });
const ANSWERS = z.record(REQUEST, ANSWER);
const RECORDING = ANSWER.extend({ request: REQUEST });

/** The first reason why a text is not what it should be. */
function reasonOf(error: unknown): string {
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
  if (issue) return `${issue.path.join('.')}: ${issue.message}`;
  return error instanceof Error ? error.message : String(error);
}

/** @throws Error with a readable sentence when it has no recorded answers. */
function readAnswers(file: string): RecordedAnswers {
  if (!existsSync(file)) throw new Error(`${file} does not exist; record it first with --record.`);
  try {
    return ANSWERS.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} has no recorded answers: ${reasonOf(error)}`, { cause: error });
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function reply(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(text);
}

/** The part of the development server that gives the page its settings, and writes what it records. */
export interface AnswersServer {
  readonly setEndpoints: (endpoints: readonly string[]) => void;
  readonly middleware: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Adds the middleware to the development server. */
  readonly options: ServerOptions;
}

/** @throws Error with a readable sentence when the file has no recorded answers, or does not exist to answer from. */
export function answersServer({ mode, file, shell }: AnswersFile): AnswersServer {
  const read = (): RecordedAnswers => (mode === 'record' && !existsSync(file) ? {} : readAnswers(file));
  let endpoints: readonly string[] = [];
  read();

  /** Reads the file each time, because it may have been edited by hand. */
  const write = (text: string): void => {
    const { request, ...answer } = RECORDING.parse(JSON.parse(text));
    const answers = Object.entries({ ...read(), [request]: answer }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileAtomically(file, `${JSON.stringify(Object.fromEntries(answers), null, 2)}\n`);
  };

  const settings = (): AnswerSettings => ({ mode, endpoints, answers: mode === 'record' ? {} : read() });

  const middleware = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, headers } = request;
    // Any page in the developer's browser can reach this server.
    if (headers.origin !== shell) {
      reply(response, 403, `Recorded answers are for ${shell}, the address in --shell, not for ${headers.origin}.`);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', shell);
    response.setHeader('Cache-Control', 'no-store');
    try {
      if (method === 'GET') reply(response, 200, JSON.stringify(settings()), 'application/json');
      else if (method === 'POST' && mode === 'record') {
        write(await textOf(request));
        reply(response, 200, '');
      } else reply(response, 405, `${method} is not possible.`);
    } catch (error) {
      const message = reasonOf(error);
      console.error(message);
      reply(response, 500, message);
    }
  };

  return {
    setEndpoints: (used) => {
      endpoints = used;
    },
    middleware,
    options: {
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'widya-answers', path: ANSWERS_PATH, middleware }],
    },
  };
}
