import type { z } from 'zod';
import type { MenuKey } from './menu.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Roles of staff. Source: A-116. */
export const ROLES = ['superadmin', 'admin', 'instructor'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Reasons for which a staff call needs no menu key, because it concerns only the caller. Adding a reason opens calls to
 * everybody who is signed in.
 */
export const OWN_REASONS = ['own session', 'own profile', 'own tasks'] as const;
export type OwnReason = (typeof OWN_REASONS)[number];

/** Menu keys of the screens that make the call; one of them suffices. */
export type RequiredKeys = MenuKey | readonly [MenuKey, ...MenuKey[]];

/**
 * Staff calls are refused unless the declaration names their menu keys or a reason for having none. `scope` limits
 * instructors to the rows linked to them (`self`: every caller to their own); other rows answer 404. Source: D1, S10 to
 * S13.
 */
export type StaffAccess =
  | {
      readonly kind: 'staff';
      readonly roles: readonly Role[];
      readonly menuKey: RequiredKeys;
      readonly scope?: 'own-classes' | 'own-courses' | 'self';
      /** Also programs with a deploy token for the `:remote` of the path. Source: D261. */
      readonly deployTokens?: true;
    }
  | { readonly kind: 'staff'; readonly roles: readonly Role[]; readonly withoutKey: OwnReason; readonly scope: 'self' }
  | {
      readonly kind: 'staff';
      readonly roles: readonly ['superadmin'];
      readonly withoutKey: 'superadmins only';
      readonly scope?: never;
    };

/** Who may call an endpoint; `public` needs no token. */
export type Access = { readonly kind: 'public' } | StaffAccess;

/** The roles that an endpoint admits. */
export const rolesOf = (access: StaffAccess): readonly Role[] => access.roles;

/** The menu keys of which a caller needs one; empty when a reason replaces them. */
export const keysOf = (access: StaffAccess): readonly MenuKey[] => ('menuKey' in access ? [access.menuKey].flat() : []);

/** Facts of an endpoint besides its types, as plain data. */
export interface EndpointFacts {
  /** Unique name, the same as the exported constant. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path with `:name` parameters, beginning with its version: `/v1/class/:code`. */
  readonly path: `/v${1 | 2}/${string}`;
  /**
   * A second path of the same call, where `path` could be mistaken for another one with parameters elsewhere; the
   * documentation shows this one.
   */
  readonly documentedPath?: `/v${1 | 2}/${string}`;
  readonly access: Access;
  /** One English sentence for the API documentation. */
  readonly summary: string;
  /** Group in the API documentation. */
  readonly tag: string;
  /**
   * Activity code `{ACTION}_{OBJECT}` of the log row that each successful call writes; null for calls that change
   * nothing. D132.
   */
  readonly audit: `${string}_${string}` | null;
  /** Status of a successful answer; 200 when left out. */
  readonly status?: 201 | 202 | 204;
  /** Encoding of the body; JSON by default. `bytes` is a part of a file, sent by tus. */
  readonly body?: 'multipart' | 'bytes';
  /** Whether a multipart call also accepts a finished resumable upload (resumable-uploads.ts) instead of a file. */
  readonly resumable?: true;
  /** Content type of an answer that is not JSON, such as a CSV. */
  readonly answerType?: string;
}

/** Every path at which an endpoint is served. */
export const pathsOf = ({ path, documentedPath }: EndpointFacts): readonly EndpointFacts['path'][] =>
  documentedPath === undefined ? [path] : [path, documentedPath];

/** The zod schemas of one endpoint. The server validates with them; browsers import their types only. */
export interface EndpointSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Headers that are read as input, in lower case. */
  readonly headers?: z.ZodType;
  /** `z.void()` for an answer without a body (204). */
  readonly answer: z.ZodType;
}

/**
 * An endpoint: facts that exist at run time, and types that exist only for the compiler. Declared as a typed constant,
 * `export const listClasses: Endpoint<S['listClasses']> = { … }`: importing it never pulls zod into a browser bundle, and
 * a bundler drops the constants that nothing uses.
 */
export interface Endpoint<S extends EndpointSchemas = EndpointSchemas> extends EndpointFacts {
  readonly schemas?: S;
}

/** Types of the input that a caller sends, before defaults are applied. */
export type CallInput<S extends EndpointSchemas> = (S['params'] extends z.ZodType
  ? { params: z.input<S['params']> }
  : { params?: never }) &
  (S['query'] extends z.ZodType ? { query?: z.input<S['query']> } : { query?: never }) &
  (S['body'] extends z.ZodType ? { body: z.input<S['body']> } : { body?: never });

/** Type of a successful answer. */
export type CallAnswer<S extends EndpointSchemas> = z.output<S['answer']>;

/** Everyone who signs in. */
export const ANY_STAFF: readonly Role[] = ROLES;
/** Admins and superadmins. */
export const ADMINS: readonly Role[] = ['superadmin', 'admin'];
/** Superadmins only. */
export const SUPERADMIN = ['superadmin'] as const;
