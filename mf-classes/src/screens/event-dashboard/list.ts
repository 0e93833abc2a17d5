import { readEventRegistrations, readSessionRegistrationInfo } from '@widya/contract/events';
import { defineList } from '@widya/remote-kit/define-list';
import { choice } from '@widya/remote-kit/list-filters';

export const STATUSES = ['WAITING', 'ACCEPTED', 'PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;

const SHARED = { settingsKey: 'pendaftar-event', filters: { status: choice(STATUSES) } } as const;

/** The registrations of one session. */
export const sessionRegistrationList = defineList(readSessionRegistrationInfo, SHARED);

/** The registrations for all sessions of an event. */
export const eventRegistrationList = defineList(readEventRegistrations, SHARED);
