import type { z } from 'zod';
import type { MenuKey } from './menu.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Roles of staff. Source: specification 1 §6. */
export const ROLES = ['superadmin', 'admin', 'instructor'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may call an endpoint. `public` needs no token. `staff` needs one of the roles and, where a menu key is named, that key
 * granted explicitly (a superadmin has every key). `scope` narrows the rows an instructor sees to those linked to them;
 * anything else answers 404. Source: architecture.md "The API", decision 1, S10 to S13.
 */
export type Access =
  | { readonly kind: 'public' }
  | {
      readonly kind: 'staff';
      readonly roles: readonly Role[];
      /** Where several screens need a call: one of these. */
      readonly menuKey?: MenuKey | readonly MenuKey[];
      readonly scope?: 'own-classes' | 'own-courses' | 'self';
    };

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
  /** Activity code `{ACTION}_{OBJECT}` of the log row that each successful call writes; null for calls that change nothing. Decision 132. */
  readonly audit: `${string}_${string}` | null;
  /** Status of a successful answer; 200 when left out. */
  readonly status?: 201 | 202;
  /** How the body travels: JSON when left out. `bytes` is part of a file as it is. */
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
export const SUPERADMIN: readonly Role[] = ['superadmin'];
