import { createHash } from 'node:crypto';
import { posterSvg } from '@widya/contract/poster/poster';
import sharp from 'sharp';
import { DAY } from '../clock.ts';

const QUALITY = 80;

/** What has a poster in the demo data. */
export interface PosterOwner {
  readonly kind: 'class' | 'course';
  readonly id: number;
  readonly name: string;
  /** Code of the topic; courses have none, their title stands for it. */
  readonly topic: string;
}

const FOLDERS = { class: 'class-images', course: 'course-images' } as const;

/** The key is made of what it belongs to, so that the same demo data have the same files. */
export const posterKey = ({ kind, id }: Pick<PosterOwner, 'kind' | 'id'>): string =>
  `public/${FOLDERS[kind]}/2026/${createHash('sha256').update(`${kind}:${id}`).digest('hex').slice(0, 32)}.jpg`;

/** Address of a poster, as rows name it. */
export const posterLocation = (owner: Pick<PosterOwner, 'kind' | 'id'>): string => `/files/${posterKey(owner)}`;

/** Batches of a class have the same poster: there are some eighty titles, however many classes. */
const seriesOf = (name: string): string => name.replace(/ (- (Angkatan|Tingkat) \d+|\(Seri \d+\))$/, '');

const drawn = new Map<string, Promise<Buffer>>();

/** A poster as a file. Drawn once for a title, since its rows and files need the same bytes. */
export function drawPoster({ name, topic }: PosterOwner): Promise<Buffer> {
  const seed = seriesOf(name);
  const before = drawn.get(`${topic} ${seed}`);
  if (before) return before;
  const content = sharp(Buffer.from(posterSvg({ seed, topic })))
    .jpeg({ quality: QUALITY })
    .toBuffer();
  drawn.set(`${topic} ${seed}`, content);
  return content;
}

/** Rows of `files` for posters, so that they can be taken out, put back and copied like any other. @param firstId the next free id */
export const posterFileRows = (owners: readonly PosterOwner[], firstId: number, now: number) =>
  Promise.all(
    owners.map(async (owner, index) => {
      const content = await drawPoster(owner);
      return {
        id: firstId + index,
        key: posterKey(owner),
        owner_kind: 'admin',
        owner_id: 1,
        original_name: 'poster.jpg',
        content_type: 'image/jpeg',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        attached_to: `${owner.kind}:${owner.id}`,
        created_at: new Date(now - 200 * DAY),
      };
    }),
  );
