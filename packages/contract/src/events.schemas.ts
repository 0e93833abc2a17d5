import { z } from 'zod';
import { HEX_COLOUR } from './event-look.ts';
import {
  INCOMPLETE,
  link,
  otherSession,
  sessionInput,
  sessionRecord,
  templateType,
  writtenSession,
} from './events-sessions.schemas.ts';
import { objectOrJson } from './json-text.schemas.ts';
import { sentAnswer } from './participants-actions.schemas.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { isReservedName } from './reserved-names.ts';
import {
  affectedAnswer,
  flag,
  flagInput,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredText,
  rupiah,
  sortBy,
  version,
  wibDay,
} from './scalars.schemas.ts';

/** Lower-case letters, digits and hyphens. */
export const EVENT_URL_PATTERN = /^[a-z0-9-]{3,60}$/;
const WRONG_URL = 'Alamat terdiri dari 3 sampai 60 huruf kecil, angka, atau tanda hubung';
/** Message for an address that another page uses. */
export const RESERVED_URL = 'Alamat ini dipakai halaman lain';

export const publishStatus = z.enum(['DRAFT', 'OPEN', 'HIDDEN', 'DONE']);
export const streamType = z.enum(['Google Meet', 'Zoom', 'Lainnya']);

/** A colour as colour pickers return it. */
const color = z.string().regex(HEX_COLOUR, 'Warna harus berupa kode heksadesimal');

export const eventRecord = z
  .object({
    id: z.number().int(),
    name: z.string(),
    type: z.string(),
    event_url: z.string(),
    publish_status: publishStatus,
    /** State shown by the badge, derived from status and time (D42). */
    timing: z.enum(['NOT_OPEN', 'OPEN', 'CLOSED', 'LIVE', 'FINISHED']),
    published_at: instant.nullable(),
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    venue: z.string(),
    description: z.string(),
    short_description: z.string(),
    price: rupiah,
    quota: z.number().int().min(-1),
    color_dark: z.string().nullable(),
    color_primary: z.string().nullable(),
    enabled: z.boolean(),
    active: flag,
    event_banner_url: z.string().nullable(),
    event_icon_url: z.string().nullable(),
    additional_information: z.string(),
    required_visitor_information: z.string(),
    sessions: z.array(sessionRecord),
    version,
  })
  .meta({ id: 'Event' });

const eventUrl = z.string().trim().toLowerCase().min(1, INCOMPLETE).regex(EVENT_URL_PATTERN, WRONG_URL);

const eventInput = z.object({
  name: requiredText(150, INCOMPLETE),
  /** Defaults to 'Webinar'. */
  type: z.string().trim().min(1).max(60).optional(),
  event_url: eventUrl,
  venue: z.string().trim().max(255).nullish(),
  description: z.string().max(20_000).nullish(),
  short_description: z.string().trim().max(1_000).nullish(),
  color_dark: color.nullish(),
  color_primary: color.nullish(),
  event_banner_url: link,
  event_icon_url: link,
  additional_information: objectOrJson.optional(),
  required_visitor_information: objectOrJson.optional(),
  version: version.optional(),
});

/**
 * Existing events may keep an address that became reserved later: the server checks addresses only when they change.
 */
const newEventInput = eventInput.extend({
  event_url: eventUrl.refine((url) => !isReservedName(url), RESERVED_URL),
});

const written = z.object({
  success: z.literal(true),
  id: z.number().int(),
  name: z.string(),
  data: eventRecord,
  version,
});
const uploaded = z.object({
  success: z.literal(true),
  location: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  /** Version of the event after the upload, so that an open form can still be saved. */
  version,
});
const series = z.array(z.object({ day: wibDay, count: z.number().int() }));
const registrationStatus = z.enum(REGISTRATION_STATUSES);
/** A visitor who registered for a session of an event. */
export const sessionRegistration = z
  .object({
    id: z.number().int(),
    session_id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    phone_num: z.string(),
    status: registrationStatus,
    price: rupiah,
    rejection_message: z.string().nullable(),
    registered_at: instant,
    accepted_at: instant.nullable(),
    rejected_at: instant.nullable(),
    checked_in_at: instant.nullable(),
    version,
  })
  .meta({ id: 'SessionRegistration' });
const registrationInfo = z.object({
  waiting: z.number().int(),
  accepted: z.number().int(),
  pending: z.number().int(),
  rejected: z.number().int(),
});

/**
 * Filters of the list of registrations. A number in `q` also finds the registration with that id; `#12` finds only that
 * one.
 */
const registrationFilter = z.object({ q: pageQuery.shape.q, status: registrationStatus.optional() });
const registrationIds = z.array(z.number().int().positive().max(2_147_483_647)).max(20_000);

export const eventSchemas = {
  listEvents: {
    /** Without `sort`: current and future ones first, then past ones, latest first. */
    query: pageQuery.extend({ sort: sortBy(['start_time', 'name']).optional() }),
    answer: listAnswer(eventRecord),
  },
  readEventByUrl: { params: z.object({ url: z.string().min(1).max(60) }), answer: eventRecord },
  readEventMetrics: {
    params: idParam,
    query: z.object({ sessionId: z.coerce.number().int().positive().optional() }),
    answer: z.object({
      view_count: z.number().int(),
      check_in_count: z.number().int(),
      /** The last seven WIB days, today last. */
      views: series,
      registrations: series,
      accepted_registrations: series,
      categorized_registrant_count: registrationInfo,
      /** Figures per session by its start, also when the other figures are of one session. */
      sessions: z.array(
        registrationInfo.extend({ session_id: z.number().int(), name: z.string(), check_in_count: z.number().int() }),
      ),
    }),
  },
  checkEventUrl: {
    query: z.object({ url: z.string().max(60), eventId: z.coerce.number().int().positive().optional() }),
    answer: z.object({ available: z.boolean() }),
  },
  uploadEventIcon: { params: idParam, answer: uploaded },
  uploadEventIconPlain: { params: idParam, answer: uploaded },
  uploadEventBanner: { params: idParam, answer: uploaded },
  uploadEventBannerPlain: { params: idParam, answer: uploaded },
  createSingleSessionEvent: { body: z.object({ event: newEventInput, session: sessionInput }), answer: written },
  updateSingleSessionEvent: {
    params: z.object({ eventId: idParam.shape.id }),
    body: z.object({ event: eventInput.partial(), session: sessionInput.partial() }).partial(),
    answer: written,
  },
  createEventSession: { params: idParam, body: otherSession, answer: writtenSession },
  updateEventSession: {
    params: idParam,
    body: otherSession.partial().extend({ version: version.optional() }),
    answer: writtenSession,
  },
  deleteEventSession: {
    params: idParam,
    answer: z.object({ success: z.literal(true), affectedRows: z.number().int() }),
  },
  toggleEventPublishStatus: {
    params: idParam,
    body: z.object({ publish_status: publishStatus.optional(), expected_status: publishStatus.optional() }).optional(),
    answer: z.object({ success: z.literal(true), new_status: publishStatus, data: eventRecord, version }),
  },
  listEventTemplates: {
    params: idParam,
    answer: z.array(
      z.object({ id: z.number().int(), template_type: z.string(), name: z.string(), html_template: z.string() }),
    ),
  },
  setSessionTemplate: {
    params: idParam,
    body: z.object({ template_type: templateType, template_id: z.number().int().positive().nullable() }),
    answer: z.object({ success: z.literal(true), affectedRows: z.number().int() }),
  },
  readSessionRegistrationInfo: {
    params: idParam,
    query: pageQuery.extend(registrationFilter.shape),
    answer: registrationInfo.extend({
      quota: z.number().int(),
      /** One page, newest first. */
      registrations: z.array(sessionRegistration),
      total: z.number().int(),
    }),
  },
  readEventRegistrations: {
    params: idParam,
    query: pageQuery.extend(registrationFilter.shape),
    /** One page, newest first. */
    answer: z.object({ registrations: z.array(sessionRegistration), total: z.number().int() }),
  },
  /** `x` is the id of the registration. */
  renewSessionTicket: { params: idParam.extend({ x: idParam.shape.id }), answer: sentAnswer },
  /** Source: D53: `x` is the id of the registration. */
  settleSessionRegistration: {
    params: idParam.extend({ x: idParam.shape.id, action: z.enum(['accept', 'reject']) }),
    body: z.object({ rejection_message: z.string().trim().max(1_000).nullish() }).optional(),
    answer: z.object({
      success: z.literal(true),
      affectedRows: z.number().int(),
      data: sessionRegistration,
      version,
    }),
  },
  /** Ticked rows, or all that match the filters except those unticked afterwards. */
  checkInSessionRegistrations: {
    params: idParam,
    body: z.object({
      checked_in: flagInput,
      ids: registrationIds.min(1).optional(),
      filter: registrationFilter.optional(),
      except: registrationIds.optional(),
      /** The count the person saw; the call is refused when it has changed. */
      expected: z.number().int().min(0).optional(),
    }),
    answer: affectedAnswer.extend({
      /** Ids whose check-in was set or removed. */
      changed: z.array(z.number().int()),
      /** How many selected registrations were skipped because they are not accepted. */
      not_accepted: z.number().int(),
    }),
  },
};
