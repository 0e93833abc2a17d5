import type { Readable } from 'node:stream';
import type { EndpointSchemas } from '@widya/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod';
import type { AuditEntry } from '../audit/entry.ts';
import type { Caller } from '../auth/caller.ts';
import type { Config } from '../config/config.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Mail } from '../mail/mail.ts';
import type { ResumableUploads } from '../storage/resumable/resumable-uploads.ts';
import type { Storage } from '../storage/storage.ts';
import type { UploadedFile } from '../storage/uploaded-file.ts';
import type { Metrics } from './metrics.ts';
import type { Tx } from './transaction.ts';

type Parsed<S, Part extends string> =
  S extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** The facts of a call that are fixed from beginning to end. */
interface CallCtx<S extends EndpointSchemas, Who> {
  readonly params: Parsed<S, 'params'>;
  readonly query: Parsed<S, 'query'>;
  readonly body: Parsed<S, 'body'>;
  readonly headers: Parsed<S, 'headers'>;
  /** Null only in endpoints with access `public`. */
  readonly caller: Who;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** The current time, the same throughout the call. */
  readonly now: Date;
  /** IP address of the client (behind a trusted proxy: the forwarded one). */
  readonly ip: string;
  readonly userAgent: string | null;
  /**
   * Origin at which the browser has opened the product, such as `https://widya.example`; clients can send any value.
   */
  readonly origin: string;
  /**
   * Bearer token of a session, an address proof, an app or a test; null without a well-formed one, and for an API
   * token. Calls by staff read `caller` instead.
   */
  readonly bearer: string | null;
  /** Opaque id that the browser chose for itself, from the header `X-Device`; null when missing. */
  readonly device: string | null;
  readonly config: Config;
  /** Files of a multipart call, validated by content and size; removed after the call unless stored. */
  readonly files: readonly UploadedFile[];
}

/**
 * The context of the step before the transaction. Only here may a call use other connections: inside a transaction it
 * could wait forever for a second one.
 */
export interface PreparationCtx<S extends EndpointSchemas = EndpointSchemas, Who = Caller> extends CallCtx<S, Who> {
  /** Outside any transaction: for writes that must survive a failed call, such as counting failed sign-ins. */
  readonly db: Tx;
  readonly pool: pg.Pool;
  readonly storage: Storage;
  readonly uploads: ResumableUploads;
  /** The unread body of an endpoint that takes `bytes`; null in every other. */
  readonly bytes: Readable | null;
  /**
   * Registers an undo step for effects outside the database; it runs when the call later fails or its answer is
   * replayed.
   */
  readonly afterFailure: (undo: () => Promise<void>) => void;
}

/** The context of a handler. Everything written through `tx` is rolled back when the handler throws. */
export interface Ctx<S extends EndpointSchemas = EndpointSchemas, Who = Caller> extends CallCtx<S, Who> {
  /** Transaction of the call: read-only for a GET that declares no log row, read-write otherwise. */
  readonly tx: Tx;
  /** Records what the call changed; a successful call whose endpoint declares a log row calls it exactly once. */
  readonly audit: (entry: AuditEntry) => void;
  /** Queues a mail in the same transaction. */
  readonly mail: { readonly enqueue: (mail: Mail) => Promise<void> };
  /** Queues a job in the same transaction. */
  readonly jobs: { readonly enqueue: JobQueue['enqueue'] };
  readonly storage: Storage;
  readonly reply: {
    readonly header: (name: string, value: string) => void;
    /** Overrides the status that the endpoint declares. */
    readonly status: (status: number) => void;
  };
  /**
   * Registers an effect outside the database, such as removing a file; it runs after the commit, never after a failure.
   */
  readonly afterCommit: (effect: () => Promise<void>) => void;
  /** Registers an undo step for effects outside the database; it runs when the call later fails. */
  readonly afterRollback: (undo: () => Promise<void>) => void;
}
