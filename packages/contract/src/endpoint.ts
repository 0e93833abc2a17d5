import type { z } from 'zod';
import type { MenuKey } from './menu.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Roles of staff. Source: A-116. */
export const ROLES = ['superadmin', 'admin', 'instructor'] as const;
export type Role = (typeof ROLES)[number];

/** Why a call on the caller's own things needs no menu key. Whoever is signed in may make such a call: adding a reason is a decision. */
export const OWN_REASONS = ['own session', 'own profile', 'own tasks'] as const;
export type OwnReason = (typeof OWN_REASONS)[number];

/** Menu keys of the screens that make a call; one of them suffices. */
export type RequiredKeys = MenuKey | readonly [MenuKey, ...MenuKey[]];

/**
 * Staff calls are refused unless their declaration opens them: it names the menu keys, or one of the few reasons for
 * having none. `scope` narrows the rows an instructor sees to those linked to them (`self`: every caller to their own);
 * anything else answers 404. Source: D1, S10 to S13.
 */
export type StaffAccess =
  | {
      readonly kind: 'staff';
      readonly roles: readonly Role[];
      readonly menuKey: RequiredKeys;
      readonly scope?: 'own-classes' | 'own-courses' | 'self';
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

/** The menu keys of which a caller needs one; empty where a reason stands instead. */
export const keysOf = (access: StaffAccess): readonly MenuKey[] => ('menuKey' in access ? [access.menuKey].flat() : []);

/** What an endpoint says of itself, apart from its types. All of it is data: nothing here runs. */
export interface EndpointFacts {
  /** Unique name, the same as the exported constant. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path with `:name` parameters, beginning with its version: `/v1/class/:code`. */
  readonly path: `/v${1 | 2}/${string}`;
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
  /** How the body travels: JSON when left out. `bytes` is part of a file as it is, sent as tus does. */
  readonly body?: 'multipart' | 'bytes';
  /** Of a multipart call: takes a file that was sent in parts before (resumable-uploads.ts) in place of one in the call. */
  readonly resumable?: true;
  /** Content type of an answer that is not JSON, such as a CSV. */
  readonly answerType?: string;
}

/** The zod schemas of one endpoint. The server validates with them; browsers import their types only. */
export interface EndpointSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Headers that are input, by their names in lower case. */
  readonly headers?: z.ZodType;
  /** Of an answer without a body (204): `z.void()`. */
  readonly answer: z.ZodType;
}

/** An endpoint: facts that exist at run time, and types that exist only for the compiler. */
export interface Endpoint<S extends EndpointSchemas = EndpointSchemas> extends EndpointFacts {
  readonly schemas?: S;
}

/** Types of what a caller sends (before defaults are filled in). */
export type CallInput<S extends EndpointSchemas> = (S['params'] extends z.ZodType
  ? { params: z.input<S['params']> }
  : { params?: never }) &
  (S['query'] extends z.ZodType ? { query?: z.input<S['query']> } : { query?: never }) &
  (S['body'] extends z.ZodType ? { body: z.input<S['body']> } : { body?: never });

/** Type of a successful answer. */
export type CallAnswer<S extends EndpointSchemas> = z.output<S['answer']>;

/**
 * Declares an endpoint. Used as `endpoint<typeof schemas.listClasses>()({...facts})`: the schemas come in as a type, so that
 * importing a declaration never pulls zod into a browser bundle.
 */
export const endpoint =
  <S extends EndpointSchemas>() =>
  (facts: EndpointFacts): Endpoint<S> =>
    facts;

/** Everyone who signs in. */
export const ANY_STAFF: readonly Role[] = ROLES;
/** Admins and superadmins. */
export const ADMINS: readonly Role[] = ['superadmin', 'admin'];
/** Superadmins only. */
export const SUPERADMIN = ['superadmin'] as const;
