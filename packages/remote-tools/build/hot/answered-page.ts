import type { Decision } from './recorded-answers.ts';

/** Origins of development servers that answer on the page already. */
export const ANSWERING: unique symbol = Symbol.for('widya:answering');

/** The globals of the page that are used. */
export interface AnsweredPage {
  fetch: typeof fetch;
  XMLHttpRequest: typeof XMLHttpRequest;
  readonly location: { readonly href: string };
  readonly addEventListener: (type: string, listener: () => void) => void;
  readonly __WIDYA__?: { readonly queries?: Map<string, unknown> };
  [ANSWERING]?: Set<string>;
}

/** Decides about requests and stores their answers. */
export interface AnswerParts {
  /** @throws Error when the development server does not say what the remote uses */
  readonly decisionOf: (method: string, url: URL) => Promise<Decision>;
  /** Stores an answer; a failure is shown in the console. */
  readonly record: (key: string, response: Response) => Promise<void>;
}
