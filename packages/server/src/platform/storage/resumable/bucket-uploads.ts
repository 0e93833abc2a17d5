import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { ERRORS, type Upload } from '@tus/server';
import type { S3Settings } from '../../config/config.ts';
import { traceBucket } from '../../tracing/trace-bucket.ts';
import { BucketFailure } from '../bucket-failure.ts';
import { guardBucket } from '../guard-bucket.ts';
import { clientOptions } from '../s3-storage.ts';
import type { UploadStore } from './upload-store.ts';

const GONE = ['NotFound', 'NoSuchKey', 'NoSuchUpload'];

/** Resumable uploads in the bucket; fills gaps of tus's S3 store. */
export class BucketUploads extends S3Store implements UploadStore {
  readonly #guard = guardBucket();

  constructor(settings: S3Settings) {
    super({ s3ClientConfig: { bucket: settings.bucket, ...clientOptions(settings) } });
    traceBucket(this.client, settings.bucket);
  }

  /** The base class treats every failure as a missing upload, and the browser would start again. */
  override async getUpload(name: string): Promise<Upload> {
    await this.#call(() => this.getMetadata(name)).catch(ignoreMissing);
    return this.#call(() => super.getUpload(name));
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#call(() => super.create(upload));
  }

  override write(source: Readable, name: string, offset: number): Promise<number> {
    return this.#call(() => super.write(source, name, offset));
  }

  override async read(name: string): Promise<Readable> {
    const found = await this.#call(() => super.read(name)).catch(ignoreMissing);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    return found as Readable;
  }

  /** The base class leaves completed objects and the end of an interrupted part. */
  override async remove(name: string): Promise<void> {
    await this.#call(() => super.remove(name)).catch(ignoreMissing);
    const Objects = [name, this.infoKey(name), this.partKey(name, true)].map((Key) => ({ Key }));
    await this.#call(() => this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } }));
    await this.clearCache(name);
  }

  /**
   * @throws BucketFailure, which becomes a specific failure of the API. Errors of tus are not instances of Error and
   * are passed on.
   */
  async #call<Result>(work: () => Promise<Result>): Promise<Result> {
    const settle = await this.#guard(() =>
      work().then(
        (result) => () => result,
        (error: unknown) => {
          if (error instanceof Error) throw new BucketFailure(error);
          return () => {
            throw error;
          };
        },
      ),
    );
    return settle();
  }
}

/** @throws the error, unless it means that the upload or object does not exist. */
function ignoreMissing(error: unknown): undefined {
  if (error !== ERRORS.FILE_NOT_FOUND && !(error instanceof BucketFailure && isGone(error.cause))) throw error;
}

const isGone = (cause: unknown): boolean => cause instanceof Error && GONE.includes(cause.name);
