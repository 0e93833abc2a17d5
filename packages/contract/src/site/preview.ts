import type { z } from 'zod';
import type { OwnCourse, OwnSubChapter } from '../course-learning.ts';
import type { FeedbackForm } from '../feedback.ts';
import type { PublicClass } from '../public-classes.ts';
import type { CourseJoinForm, PublicCourse } from '../public-courses.ts';
import type { PublicEvent } from '../public-events.ts';
import type { RegistrationForm } from '../public-registrations.ts';
import type { Ticket } from '../tickets.ts';
import type {
  classPreviewInput,
  coursePreviewInput,
  eventPreviewInput,
  lessonPreviewInput,
} from './preview.schemas.ts';

/** Input of the preview of a class, before it is saved. */
export type ClassPreviewInput = z.input<typeof classPreviewInput>;
/** Input of the preview of an event. */
export type EventPreviewInput = z.input<typeof eventPreviewInput>;
/** Input of the preview of a course. */
export type CoursePreviewInput = z.input<typeof coursePreviewInput>;
/** Input of the preview of a sub-chapter. */
export type LessonPreviewInput = z.input<typeof lessonPreviewInput>;
export type PreviewInput = ClassPreviewInput | EventPreviewInput | CoursePreviewInput | LessonPreviewInput;

/** Form field that carries the input as JSON. */
export const PREVIEW_FIELD = 'isi';

/** A generated poster that the server does not serve yet, as data addresses of its shapes. */
export interface DrawnPoster {
  readonly card: string;
  readonly square: string;
  readonly thumbnail: string;
}

interface Drawn {
  readonly drawn: DrawnPoster;
}

/** The page of a record. */
export type RecordPreview = { readonly page: 'record' } & Drawn &
  (
    | { readonly kind: 'class'; readonly record: PublicClass }
    | { readonly kind: 'event'; readonly record: PublicEvent }
    | { readonly kind: 'course'; readonly record: PublicCourse }
  );

/** The registration form of an unknown person with an address proof. */
type RegisterPreview = { readonly page: 'register' } & Drawn &
  (
    | { readonly kind: 'class'; readonly form: RegistrationForm }
    | { readonly kind: 'event'; readonly event: PublicEvent }
    | { readonly kind: 'course'; readonly form: CourseJoinForm }
  );

/** The ticket of an invented participant who is accepted. */
interface TicketPreview extends Drawn {
  readonly page: 'ticket';
  readonly ticket: Ticket;
  readonly now: string;
}

/** The feedback form of the invented participant. */
interface FeedbackPreview extends Drawn {
  readonly page: 'feedback';
  readonly form: FeedbackForm;
}

/** A sub-chapter in the course player, for somebody who has just started the course. */
export interface LessonPreview {
  readonly page: 'lesson';
  readonly course: OwnCourse;
  readonly lesson: OwnSubChapter;
}

/** What the site renders as a preview in 'Tampilan Pengguna'. */
export type SitePreview = RecordPreview | RegisterPreview | TicketPreview | FeedbackPreview | LessonPreview;
