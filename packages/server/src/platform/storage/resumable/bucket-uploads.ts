import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { ERRORS, type Upload } from '@tus/server';
import type { S3Settings } from '../../config/config.ts';
import { BucketFailure } from '../bucket-failure.ts';
import { guardBucket } from '../guard-bucket.ts';
import { clientOptions } from '../s3-storage.ts';
import type { UploadStore } from './upload-store.ts';

const GONE = ['NotFound', 'NoSuchKey', 'NoSuchUpload'];

/** Uploads in the bucket: what the S3 store of tus leaves out. */
export class BucketUploads extends S3Store implements UploadStore {
  readonly #guard = guardBucket();

  constructor(settings: S3Settings) {
    super({ s3ClientConfig: { bucket: settings.bucket, ...clientOptions(settings) } });
  }

  /** Its base takes each failure for an upload that does not exist, and the browser would begin again. */
  override async getUpload(name: string): Promise<Upload> {
    await this.#ask(() => this.getMetadata(name)).catch(unlessGone);
    return this.#ask(() => super.getUpload(name));
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#ask(() => super.create(upload));
  }

  override write(source: Readable, name: string, offset: number): Promise<number> {
    return this.#ask(() => super.write(source, name, offset));
  }

  override async read(name: string): Promise<Readable> {
    const found = await this.#ask(() => super.read(name)).catch(unlessGone);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    return found as Readable;
  }

  /** Its base leaves what is complete, and the end of a part that was interrupted. */
  override async remove(name: string): Promise<void> {
    await this.#ask(() => super.remove(name)).catch(unlessGone);
    const Objects = [name, this.infoKey(name), this.partKey(name, true)].map((Key) => ({ Key }));
    await this.#ask(() => this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } }));
    await this.clearCache(name);
  }

  /** @throws BucketFailure, by which the reason gets its own answer. Errors of tus are no instances of Error, and no fault of the bucket. */
  async #ask<Result>(work: () => Promise<Result>): Promise<Result> {
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

/** @throws the error, unless it says that there is no such upload or object. */
function unlessGone(error: unknown): undefined {
  if (error !== ERRORS.FILE_NOT_FOUND && !(error instanceof BucketFailure && isGone(error.cause))) throw error;
}

const isGone = (cause: unknown): boolean => cause instanceof Error && GONE.includes(cause.name);
