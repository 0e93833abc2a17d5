import type pg from 'pg';
import type { Storage } from '../../storage/storage.ts';
import { drawPoster, type PosterOwner, posterKey, posterLocation } from './demo-posters.ts';

const OWNERS = `select 'class' as kind, id, name, topic_code as topic, class_image_url as location from classes where class_image_url is not null
union all select 'course', id, title, title, course_image_url from courses where course_image_url is not null`;

type Found = PosterOwner & { readonly location: string };

/** Puts the posters of the demo classes and courses where their rows say they are. */
export async function storeDemoPosters(storage: Storage, db: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await db.query<Found>(OWNERS);
  for (const { location, ...owner } of rows)
    if (location === posterLocation(owner)) await storage.put(posterKey(owner), await drawPoster(owner), 'image/jpeg');
}
