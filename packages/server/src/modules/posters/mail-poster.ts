import { PUBLIC_FILE } from '@widya/contract/file-address';
import { motifAddress } from '@widya/contract/poster/poster-address';
import { eq, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { events } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { MailPoster } from '../../platform/mail/mail-layout.ts';
import { courseTopicCode } from './course-topic.ts';

/** The record that a mail is about. */
export interface PosterOwner {
  readonly kind: 'class' | 'course' | 'event';
  readonly id: number;
}

interface PosterRow {
  readonly code: string;
  readonly topic: string | null;
  /** Uploaded square picture. */
  readonly square: string | null;
  /** Uploaded picture, twice as wide as high. */
  readonly wide: string | null;
}

const NONE = sql<null>`null`;

const SELECT: Readonly<Record<PosterOwner['kind'], (tx: Tx, id: number) => Promise<PosterRow[]>>> = {
  class: (tx, id) =>
    tx
      .select({ code: classes.code, topic: classes.topic_code, square: classes.class_image_url, wide: NONE })
      .from(classes)
      .where(eq(classes.id, id)),
  course: (tx, id) =>
    tx
      .select({ code: courses.course_code, topic: courseTopicCode, square: courses.course_image_url, wide: NONE })
      .from(courses)
      .where(eq(courses.id, id)),
  event: (tx, id) =>
    tx
      .select({ code: events.event_url, topic: NONE, square: events.event_icon_url, wide: events.event_banner_url })
      .from(events)
      .where(eq(events.id, id)),
};

/** In pixels; a square poster gets the height of a wide one. */
const WIDTH = 560;
const HALF_WIDTH = 280;
const CARD_HEIGHT = 336;

/** A stored text may not be a real address, and a mail program would show a broken picture. */
const PICTURE = new RegExp(`^(https?://\\S+|${PUBLIC_FILE})$`);
const isPicture = (address: string | null): address is string => address !== null && PICTURE.test(address);

/**
 * The poster of a class, course or event for a mail: the uploaded one, else the generated one. Null when the record no
 * longer exists.
 */
export async function mailPoster(tx: Tx, { kind, id }: PosterOwner): Promise<MailPoster | null> {
  const [row] = await SELECT[kind](tx, id);
  if (row === undefined) return null;
  if (isPicture(row.wide)) return { src: row.wide, width: WIDTH, height: HALF_WIDTH };
  if (isPicture(row.square)) return { src: row.square, width: HALF_WIDTH, height: HALF_WIDTH };
  const src = motifAddress(row.code, row.topic, { shape: 'kartu', type: 'png' });
  return { src, width: WIDTH, height: CARD_HEIGHT };
}
