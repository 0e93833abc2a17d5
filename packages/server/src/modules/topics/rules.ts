import { isUsableCode } from '@widya/contract/codes';
import type { Topic } from '@widya/contract/topics';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';

/** The default topic of new classes. Source: D32. */
export const DEFAULT_TOPIC_CODE = '0';

const TAKEN = 'Kode topik sudah digunakan';

/** @throws ApiFailure 422 for a code that does not match the pattern of codes, or is part of the API's own paths. */
export function assertUsableCode(code: string): void {
  if (code !== DEFAULT_TOPIC_CODE && !isUsableCode(code))
    throw invalid({ code: 'Kode topik ini tidak dapat digunakan' });
}

export const codeTaken = (): ApiFailure => invalid({ code: TAKEN });

/**
 * @throws ApiFailure 422 when another topic has the name; the message says so if that topic is deleted, as it can be
 * restored.
 */
export function assertNameFree(other: Pick<Topic, 'code' | 'active'> | null): void {
  if (other === null) return;
  throw invalid({
    name:
      other.active === 1
        ? 'Nama topik sudah digunakan'
        : `Nama topik sudah digunakan oleh topik yang dihapus (kode ${other.code}). Pulihkan topik itu atau pakai nama lain.`,
  });
}

/** @throws ApiFailure 409 for the default topic, and for one that is already deleted. */
export function assertHideable(topic: Topic): void {
  if (topic.code === DEFAULT_TOPIC_CODE)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      `Topik ${topic.name} adalah topik bawaan kelas baru sehingga tidak dapat dihapus`,
    );
  if (topic.active === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Topik ini sudah terhapus');
}

/** The failure of a toggle when the topic has changed since the caller read it. Source: D39. */
export const visibilityConflict = (current: Topic): ApiFailure =>
  new ApiFailure(
    409,
    'INVALID_TRANSITION',
    current.active === 1 ? 'Topik ini sudah dipulihkan' : 'Topik ini sudah terhapus',
    { current },
  );
