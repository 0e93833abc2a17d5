import type { EndpointFacts } from '../endpoint.ts';
import type { ErrorBody } from '../errors.ts';
import type { SitePreview } from './preview.ts';

/** Input of a public call; untyped here, because the site's `call` types it by endpoint. */
export interface SiteCallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Fields and files of a multipart call, instead of `body`. */
  readonly form?: FormData;
  /** Token of a final test's session, instead of the address proof. */
  readonly token?: string;
}

/** Result of a public call. */
export type SiteCallResult =
  | { readonly ok: true; readonly status: number; readonly answer: unknown }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: Partial<ErrorBody>;
      /** Seconds until the call may be repeated; null when it was not rate limited. */
      readonly retryAfter: number | null;
    };

/** What the server provides to the participants' site for one request. */
export interface SiteRequest {
  /** Makes a public call on behalf of the visitor, with their network address and address proof. */
  readonly call: (endpoint: EndpointFacts, input?: SiteCallInput) => Promise<SiteCallResult>;
  /** Nonce that allows the page's own style and script elements under the content security policy. */
  readonly nonce: string;
  /** Origin under which the visitor opened the site, without a trailing slash. */
  readonly origin: string;
  /** Whether the device holds an address proof; it may have expired. */
  readonly hasProof: boolean;
  /** Stores an address proof on the device until it expires. */
  readonly storeProof: (token: string, expiresAt: string) => void;
  readonly forgetProof: () => void;
  /** The token of the device's session of a class's final test; null without one. */
  readonly testSession: (code: string) => string | null;
  /** Stores the token of a final test's session on the device until it expires. */
  readonly storeTestSession: (code: string, token: string, expiresAt: string) => void;
  /** The text that `storeAttempt` stored on the device; null without one. Untrusted, because visitors can change it. */
  readonly attempt: string | null;
  /** Stores a text on the device until an address code expires, so that a reloaded tab still asks for the code. */
  readonly storeAttempt: (text: string, expiresAt: string) => void;
  readonly forgetAttempt: () => void;
  /** Sets an additional response header. */
  readonly setHeader: (name: string, value: string) => void;
  /** Logs an unexpected error. */
  readonly reportError: (error: unknown) => void;
  readonly requestId: string;
  readonly now: Date;
  /** Unsaved input to preview; null for visitors. */
  readonly preview: SitePreview | null;
}

/** Exports of the site's bundle for the server, through its `entry.server`. */
export interface SiteBundle {
  readonly entry: {
    readonly module: {
      readonly respond: (bundle: unknown, request: Request, site: SiteRequest) => Promise<Response>;
    };
  };
}
