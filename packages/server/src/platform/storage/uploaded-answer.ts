import type { Caller } from '../auth/caller.ts';
import { invalid } from '../http/api-failure.ts';
import type { Ctx, PreparationCtx } from '../http/context.ts';
import { type FileDestination, recordFile, type StagedFile, stageFile } from './stored-files.ts';

type Staging = Pick<PreparationCtx, 'files' | 'storage' | 'now' | 'afterFailure'>;

/** Stores the only file of an upload, before the transaction. @throws ApiFailure 422 when there is none. */
export function stageOnlyFile(ctx: Staging, destination: FileDestination): Promise<StagedFile> {
  const [file] = ctx.files;
  if (file === undefined) throw invalid({ upload: 'Pilih berkas terlebih dahulu' });
  return stageFile(ctx, file, destination);
}

type Recording = Pick<Ctx, 'tx' | 'now' | 'audit'> & { readonly caller: Caller };

/** Inserts an uploaded file as temporary, logs it and returns its address. Source: D36. */
export async function answerUpload(ctx: Recording, file: StagedFile) {
  await recordFile(ctx, file);
  const { location, name, size, type } = file;
  ctx.audit({ object: 'file', objectId: location, label: name, after: { name, size, type } });
  return { success: true, location, name, size, type } as const;
}
