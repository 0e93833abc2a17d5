import type { EndpointFacts } from '../endpoint.ts';
import type { ErrorBody } from '../errors.ts';
import type { SitePreview } from './preview.ts';

/** Input of a public call, untyped: the site's `call` types it by the endpoint. */
export interface SiteCallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** In place of `body`: fields and files of a multipart call. */
  readonly form?: FormData;
  /** In place of the proof of an address: the session of a final test. */
  readonly token?: string;
}

/** What a public call led to. */
export type SiteCallResult =
  | { readonly ok: true; readonly status: number; readonly answer: unknown }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: Partial<ErrorBody>;
      /** Seconds to wait before the next call can succeed; null when that is not the reason. */
      readonly retryAfter: number | null;
    };

/** What the server gives the participants' site for one request. */
export interface SiteRequest {
  /** Makes a public call for the visitor: with their network address and their proof of an email address. */
  readonly call: (endpoint: EndpointFacts, input?: SiteCallInput) => Promise<SiteCallResult>;
  /** Lets the page's own style and script elements through the content security policy. */
  readonly nonce: string;
  /** Address at which the visitor has the site open, without a slash at the end. */
  readonly origin: string;
  /** Whether the device holds a proof of an email address; it may have ended meanwhile. */
  readonly hasProof: boolean;
  /** Keeps a proof of an email address on the device until it expires. */
  readonly keepProof: (token: string, expiresAt: string) => void;
  readonly forgetProof: () => void;
  /** The session of a class's final test that the device holds; null without one. */
  readonly testSession: (code: string) => string | null;
  /** Keeps the session of a final test on the device until it expires. */
  readonly keepTestSession: (code: string, token: string, expiresAt: string) => void;
  /** What `keepAttempt` kept on the device; null without it. Whoever uses the device can change it. */
  readonly attempt: string | null;
  /** Keeps a text on the device until a code for an address expires, so that a reloaded tab still asks for the code. */
  readonly keepAttempt: (text: string, expiresAt: string) => void;
  readonly forgetAttempt: () => void;
  /** Sets a further header of the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** Writes an unexpected failure into the log. */
  readonly reportError: (error: unknown) => void;
  readonly requestId: string;
  readonly now: Date;
  /** Unsaved input that staff look at; null for visitors. */
  readonly preview: SitePreview | null;
}

/** What the bundle of the site exports for the server, through its `entry.server`. */
export interface SiteBundle {
  readonly entry: {
    readonly module: {
      readonly respond: (bundle: unknown, request: Request, site: SiteRequest) => Promise<Response>;
    };
  };
}
