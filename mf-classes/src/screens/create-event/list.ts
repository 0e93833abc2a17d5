import { listEvents } from '@widya/contract/events';
import { defineList } from '@widya/remote-kit/define-list';

/** All events. */
export const eventList = defineList(listEvents, { settingsKey: 'event', sorts: ['start_time', 'name'] });
