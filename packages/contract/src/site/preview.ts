import type { z } from 'zod';
import type { PublicClass } from '../public-classes.ts';
import type { PublicCourse } from '../public-courses.ts';
import type { PublicEvent } from '../public-events.ts';
import type { classPreviewInput, coursePreviewInput, eventPreviewInput } from './preview.schemas.ts';

/** What the back office sends to see the page of a class before it is saved. */
export type ClassPreviewInput = z.input<typeof classPreviewInput>;
/** The same of an event. */
export type EventPreviewInput = z.input<typeof eventPreviewInput>;
/** The same of a course. */
export type CoursePreviewInput = z.input<typeof coursePreviewInput>;
export type PreviewInput = ClassPreviewInput | EventPreviewInput | CoursePreviewInput;

/** Field of the form that carries it, as JSON. */
export const PREVIEW_FIELD = 'isi';

/** A poster that the server does not serve yet, as addresses of both its shapes. */
export interface DrawnPoster {
  readonly card: string;
  readonly square: string;
}

/** What the site renders in 'Tampilan Pengguna'. */
export type SitePreview = { readonly drawn: DrawnPoster } & (
  | { readonly kind: 'class'; readonly found: PublicClass }
  | { readonly kind: 'event'; readonly found: PublicEvent }
  | { readonly kind: 'course'; readonly found: PublicCourse }
);
