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
import type { Tx } from './transaction.ts';

type Parsed<S, Part extends string> =
  S extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** What is known of a call from beginning to end. */
interface CallCtx<S extends EndpointSchemas, Who> {
  readonly params: Parsed<S, 'params'>;
  readonly query: Parsed<S, 'query'>;
  readonly body: Parsed<S, 'body'>;
  readonly headers: Parsed<S, 'headers'>;
  /** Null only in endpoints of access `public`. */
  readonly caller: Who;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** One clock for the whole call. */
  readonly now: Date;
  /** Address of the visitor (behind a trusted proxy: the forwarded one). */
  readonly ip: string;
  readonly userAgent: string | null;
  /** Where the browser has the product open, such as `https://widya.example`. Whoever calls can say what they like. */
  readonly origin: string;
  /** Token of the `Authorization` header, of whatever kind; null without one that can be ours. Staff calls read `caller`. */
  readonly bearer: string | null;
  /** Opaque name the browser gave itself, from the header `X-Device`; null when it sent none. */
  readonly device: string | null;
  readonly config: Config;
  /** Files of a multipart call, already checked by content and size; removed after the call unless stored. */
  readonly files: readonly UploadedFile[];
}

/** What a step before the transaction gets. Only here may a call use connections of its own: inside a transaction it could wait for ever for a second one. */
export interface PreparationCtx<S extends EndpointSchemas = EndpointSchemas, Who = Caller> extends CallCtx<S, Who> {
  /** Outside any transaction: for what must stay when the call fails, such as counting failed sign-ins. */
  readonly db: Tx;
  readonly pool: pg.Pool;
  readonly storage: Storage;
  readonly uploads: ResumableUploads;
  /** The body of an endpoint that takes `bytes`, unread; null in every other. */
  readonly bytes: Readable | null;
  /** Runs when the call fails after this line, or is answered from before: undoes effects outside the database. */
  readonly afterFailure: (undo: () => Promise<void>) => void;
}

/** What a handler gets. Everything it writes goes through `tx` and is undone when it throws. */
export interface Ctx<S extends EndpointSchemas = EndpointSchemas, Who = Caller> extends CallCtx<S, Who> {
  /** Transaction of the call: read-only for GET, read-write otherwise. */
  readonly tx: Tx;
  /** Says what the call changed; called exactly once by a successful mutating call. */
  readonly audit: (entry: AuditEntry) => void;
  /** Writes a mail into the outbox, in the same transaction. */
  readonly mail: { readonly enqueue: (mail: Mail) => Promise<void> };
  /** Enqueues a job, in the same transaction. */
  readonly jobs: { readonly enqueue: JobQueue['enqueue'] };
  readonly storage: Storage;
  readonly reply: {
    readonly header: (name: string, value: string) => void;
    /** Overrides the status declared by the endpoint. */
    readonly status: (status: number) => void;
  };
  /** Runs after the commit, never after a failure; for effects outside the database, such as removing a file. */
  readonly afterCommit: (effect: () => Promise<void>) => void;
  /** Runs when the call fails after this line: undoes effects outside the database. */
  readonly afterRollback: (undo: () => Promise<void>) => void;
}
