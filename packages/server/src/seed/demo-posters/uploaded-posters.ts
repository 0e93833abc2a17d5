import { createHash } from 'node:crypto';
import type { ClassPlan } from '../class-plan.ts';
import { DAY } from '../clock.ts';
import { DEMO_POSTERS, type DemoPoster, drawPoster, keyOfPoster } from './demo-posters.ts';

/** Uploaded posters by the id of their record; all other records show the generated poster. */
export type UploadedPosters = ReadonlyMap<number, DemoPoster>;

const postersFor = (owner: DemoPoster['owner']): readonly DemoPoster[] =>
  DEMO_POSTERS.filter((poster) => poster.owner === owner);

const uploadedPosters = (owner: DemoPoster['owner'], ids: readonly number[]): UploadedPosters =>
  new Map(postersFor(owner).flatMap((poster, n) => (ids[n] === undefined ? [] : [[ids[n], poster] as const])));

/** Every fourth visible upcoming class has an uploaded poster. */
const CLASSES_PER_POSTER = 4;

/** Uploaded posters for upcoming classes that are visible on the site. */
export const classPosters = (plans: readonly ClassPlan[]): UploadedPosters => {
  const visible = plans.filter(({ kind, active, draft }) => kind === 'upcoming' && active === 1 && !draft);
  return uploadedPosters(
    'class',
    visible.flatMap(({ id }, index) => (index % CLASSES_PER_POSTER === 1 ? [id] : [])),
  );
};

export const COURSE_POSTERS = uploadedPosters('course', [2]);
export const EVENT_POSTERS = uploadedPosters('event', [2]);

/** Address of a record's uploaded poster; null for the generated one. */
export const posterLocation = (posters: UploadedPosters, id: number): string | null => {
  const poster = posters.get(id);
  return poster === undefined ? null : `/files/${keyOfPoster(poster)}`;
};

/** Rows of `files` for the uploaded posters. @param firstId the next free id */
export async function posterFileRows(firstId: number, plans: readonly ClassPlan[], now: number) {
  const rows = [];
  for (const posters of [classPosters(plans), COURSE_POSTERS, EVENT_POSTERS])
    for (const [record, poster] of posters) {
      const content = await drawPoster(poster);
      rows.push({
        id: firstId + rows.length,
        key: keyOfPoster(poster),
        owner_kind: 'admin',
        owner_id: 1,
        original_name: 'poster.jpg',
        content_type: 'image/jpeg',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        attached_to: `${poster.owner}:${record}`,
        created_at: new Date(now - 200 * DAY),
      });
    }
  return rows;
}
