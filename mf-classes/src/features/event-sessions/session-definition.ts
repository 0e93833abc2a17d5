import type { CreateSessionInput, EventSession } from '@widya/contract/events';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { EVENT_FORM } from '../event-form/event-definition.ts';
import { checkSession } from '../event-form/session-rules.ts';
import { NEW_SESSION, type SessionValues, sessionBodyOf, sessionValuesOf } from '../event-form/session-values.ts';
import { SESSION_TEXTS as texts } from './texts.ts';

/** Values of a session that has a form of its own. */
interface OtherSessionValues extends SessionValues {
  name: string;
  description: string;
}

type SessionDefinition = RecordDefinition<OtherSessionValues, EventSession, CreateSessionInput>;

const valuesOf = (saved: EventSession): OtherSessionValues => ({
  ...sessionValuesOf(saved),
  name: saved.name,
  description: saved.description,
});

/** The form of a session beside the first. @param published whether its event was published, which locks fields. */
const sessionDefinition = (published: boolean): SessionDefinition => ({
  blank: { ...NEW_SESSION, name: '', description: '' },
  valuesOf,
  bodyOf: (values, over) => ({
    ...sessionBodyOf(values, over),
    name: values.name.trim(),
    description: values.description,
  }),
  schema: async () => (await import('@widya/contract/events.schemas')).eventSchemas.createEventSession.body,
  check: (values, saved) => checkSession(values, published && saved ? valuesOf(saved) : null),
  fieldOf: {
    start_time: 'start',
    end_time: 'end',
    online_payment: 'payment',
    additional_information: 'stream_url',
  },
  labels: { ...EVENT_FORM.labels, name: texts.name, description: texts.description },
  formats: EVENT_FORM.formats ?? {},
  empty: EVENT_FORM.empty ?? {},
});

/** The forms by whether the event was published. */
export const DRAFT_SESSION = sessionDefinition(false);
export const PUBLISHED_SESSION = sessionDefinition(true);
