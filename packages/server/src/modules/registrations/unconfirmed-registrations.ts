import { cancelRegistration, expireRegistration, lockOwnerOf } from './change-one.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from './source.ts';
import { unconfirmedIn } from './unconfirmed-kind.ts';

const unconfirmedOf = (source: ParticipantSource) =>
  unconfirmedIn({
    table: source.people,
    lock: (ctx, id) => lockOwnerOf(ctx, source, id),
    expire: (ctx, id) => expireRegistration(ctx, source, id),
    cancel: (ctx, id, reason) => cancelRegistration(ctx, source, id, reason),
  });

/** Registrations for classes with an unconfirmed address. */
export const UNCONFIRMED_REGISTRATIONS = unconfirmedOf(CLASS_PEOPLE);

/** Registrations for self-paced courses with an unconfirmed address. */
export const UNCONFIRMED_TAKERS = unconfirmedOf(COURSE_PEOPLE);
