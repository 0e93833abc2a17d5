import { isUsableCode } from '@widya/contract/codes';
import type { Topic } from '@widya/contract/topics';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';

/** The topic that every new class carries until someone chooses one. Source: D32. */
export const DEFAULT_TOPIC_CODE = '0';

const TAKEN = 'Kode topik sudah digunakan';

/** @throws ApiFailure 422 for a code that is a word of the API's own paths. */
export function assertUsableCode(code: string): void {
  if (code !== DEFAULT_TOPIC_CODE && !isUsableCode(code))
    throw invalid({ code: 'Kode topik ini tidak dapat digunakan' });
}

export const codeTaken = (): ApiFailure => invalid({ code: TAKEN });

/** @throws ApiFailure 422 at the name when another topic carries it; a deleted one is named, as it can be restored. */
export function assertNameFree(other: Pick<Topic, 'code' | 'active'> | null): void {
  if (other === null) return;
  throw invalid({
    name:
      other.active === 1
        ? 'Nama topik sudah digunakan'
        : `Nama topik sudah digunakan oleh topik yang dihapus (kode ${other.code}). Pulihkan topik itu atau pakai nama lain.`,
  });
}

/** @throws ApiFailure 409 for the default topic, and for one that is deleted already. */
export function assertHideable(topic: Topic): void {
  if (topic.code === DEFAULT_TOPIC_CODE)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      `Topik ${topic.name} adalah topik bawaan kelas baru sehingga tidak dapat dihapus`,
    );
  if (topic.active === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Topik ini sudah terhapus');
}

/** What a toggle answers when the topic is no longer what the caller saw. Source: D39. */
export const visibilityConflict = (current: Topic): ApiFailure =>
  new ApiFailure(
    409,
    'INVALID_TRANSITION',
    current.active === 1 ? 'Topik ini sudah dipulihkan' : 'Topik ini sudah terhapus',
    { current },
  );
