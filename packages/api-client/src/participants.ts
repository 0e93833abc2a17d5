import type { Participant, ParticipantSummary, PersonRecord, TimelineEntry } from '@widya/contract/participants';
import * as list from '@widya/contract/participants';
import * as ofCourse from '@widya/contract/participants-course';
import { type Query, useQuery } from './query.ts';

/** The source of participants: a class by its code, or a course by its id or code. */
export interface ParticipantSource {
  readonly kind: 'class' | 'course';
  readonly code: string;
}

const isClass = (source: ParticipantSource): boolean => source.kind === 'class';

/** Counts, income, the weekly chart, and the regions for filters. */
export const useParticipantSummary = (source: ParticipantSource | null): Query<ParticipantSummary> =>
  useQuery(
    source?.kind === 'course' ? ofCourse.readCourseParticipantSummary : list.readParticipantSummary,
    source && { params: { code: source.code } },
  );

/** One participant with the latest order; null loads nothing. */
export const useParticipant = (source: ParticipantSource, id: number | null): Query<Participant> =>
  useQuery(
    isClass(source) ? list.readParticipant : ofCourse.readCourseParticipant,
    id === null ? null : { params: { id } },
  );

/** The history of a registration, newest first; null loads nothing. */
export const useParticipantTimeline = (source: ParticipantSource, id: number | null): Query<readonly TimelineEntry[]> =>
  useQuery(
    isClass(source) ? list.readParticipantTimeline : ofCourse.readCourseParticipantTimeline,
    id === null ? null : { params: { id } },
  );

/** Everything about the person of a registration; for admins. Null loads nothing. */
export const useParticipantPerson = (source: ParticipantSource, id: number | null): Query<PersonRecord> =>
  useQuery(
    isClass(source) ? list.readParticipantPerson : ofCourse.readCourseParticipantPerson,
    id === null ? null : { params: { id } },
  );
