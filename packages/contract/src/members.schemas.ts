import { z } from 'zod';
import { participationRow } from './participation.schemas.ts';
import {
  affectedAnswer,
  flag,
  flagInput,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  phoneText,
  requiredEmail,
  requiredText,
  sortBy,
  version,
  wibDay,
} from './scalars.schemas.ts';

export const memberRow = z
  .object({
    id: z.number().int(),
    email: z.string(),
    full_name: z.string(),
    /** As stored: `+62812…` for an Indonesian number. */
    phone_num: z.string(),
    organization: z.string(),
    province: z.string(),
    city: z.string(),
    /** Null also for old rows of the year 1970, which stood for 'unknown'. D95. */
    date_of_birth: wibDay.nullable(),
    gender: z.enum(['M', 'F']).nullable(),
    subscribe_newsletter: z.boolean(),
    /** Where the current consent comes from, and since when (S43). */
    newsletter_source: z.string().nullable(),
    newsletter_changed_at: instant.nullable(),
    /** The person has set a password. D93. */
    is_claimed: z.boolean(),
    /** The address is verified. D93. */
    activated: z.boolean(),
    /** 0 when deleted. */
    active: flag,
    /** The account that an imported row duplicates. */
    duplicate_of_id: z.number().int().nullable(),
    anonymised_at: instant.nullable(),
    last_login_at: instant.nullable(),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: 'Member' });

/** A row of the list of accounts. */
export const memberListRow = memberRow
  .extend({
    /** Whether the last claim mail of an unclaimed account was not sent, so that staff must send it again. */
    invitation_failed: z.boolean(),
  })
  .meta({ id: 'MemberListRow' });

/** The claim link that was mailed last. */
const invitation = z.object({
  sent_at: instant,
  expires_at: instant,
  /** `waiting`, `sent` and `failed` are states of the mail; `over` means that the link has expired. */
  state: z.enum(['waiting', 'sent', 'failed', 'over']),
  /** Why the mail was not sent. */
  reason: z.string().nullable(),
});

/** One account. `invitation` is null when none was sent, it was removed, or the account is claimed. */
export const memberDetail = memberRow.extend({ invitation: invitation.nullable() }).meta({ id: 'MemberDetail' });

/** Message of a form that cannot be saved. Source: B-177. */
export const MEMBER_FORM_INCOMPLETE = 'Periksa Kembali Form Anda, Lengkapi isi form';

const optionalText = (max: number) => z.string().trim().max(max).optional();

/** Fields of an account; a password in the body is ignored (S9, D94). */
const memberFields = z.object({
  full_name: requiredText(255, 'Nama wajib diisi'),
  email: requiredEmail('Surel wajib diisi', 'Alamat surel tidak lengkap'),
  phone_num: phoneText.optional(),
  organization: optionalText(255),
  province: optionalText(100),
  city: optionalText(100),
  /** Null empties it; a real date in 1970 is stored only together with `dob_confirmed`. D95. */
  date_of_birth: wibDay.nullish(),
  dob_confirmed: flagInput.optional(),
  gender: z.enum(['M', 'F']).nullish(),
});

const written = affectedAnswer.extend({ id: z.number().int(), data: memberRow, version });
const reference = {
  query: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647).optional() }),
  body: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647).optional() }).optional(),
  answer: written,
};
const byId = { params: idParam, answer: written };

/** Most members of one call; longer lists are sent as a task. */
export const MAX_MEMBERS_PER_CALL = 200;
/** Rows that one call adds to a task. */
export const MAX_ROWS_PER_CALL = 2_000;

/**
 * A row of the invitation CSV, keyed by column or field names. Only the shape is validated here; content errors are
 * reported in `fail`, so that one bad row does not stop the others.
 */
export const memberCsvRow = z.object({
  row: z.number().int().positive().optional(),
  email: z.string().max(1_000),
  nama: z.string().max(1_000).optional(),
  full_name: z.string().max(1_000).optional(),
  organisasi: z.string().max(1_000).optional(),
  organization: z.string().max(1_000).optional(),
  provinsi: z.string().max(1_000).optional(),
  province: z.string().max(1_000).optional(),
  kota: z.string().max(1_000).optional(),
  city: z.string().max(1_000).optional(),
  ponsel: z.string().max(1_000).optional(),
  phone_num: z.string().max(1_000).optional(),
  jenis_kelamin: z.string().max(100).optional(),
  gender: z.string().max(100).optional(),
  /** DD-MM-YYYY, or YYYY-MM-DD. */
  tanggal_lahir: z.string().max(100).optional(),
  date_of_birth: z.string().max(100).optional(),
});

const failedRow = z.object({ row: z.number().int(), email: z.string(), reason: z.string() });

const listQuery = pageQuery.extend({
  tab: z.enum(['active', 'deleted']).default('active'),
  newsletter: z.enum(['1', '0']).optional(),
  sort: sortBy(['created_at', 'full_name']).default('-created_at'),
});

const started = z.object({ success: z.literal(true), job_id: z.number().int(), total: z.number().int() });

export const memberSchemas = {
  listMembers: { query: listQuery, answer: listAnswer(memberListRow) },
  searchMembers: { body: z.object({ search: z.string().trim().min(1).max(200) }), answer: z.array(memberRow) },
  readMember: { params: idParam, answer: memberDetail },
  listMemberParticipation: { params: idParam, answer: z.array(participationRow) },
  registerMember: { body: memberFields, answer: written },
  /** Omitted fields stay unchanged. */
  updateMember: {
    body: memberFields.partial().extend({ id: z.number().int().positive(), version: version.optional() }),
    answer: written,
  },
  registerMembers: {
    body: z.array(memberCsvRow).min(1).max(MAX_MEMBERS_PER_CALL),
    /** `success` holds the addresses (B-174). */
    answer: z.object({ success: z.array(z.string()), duplicate: z.array(z.string()), fail: z.array(failedRow) }),
  },
  /** The first call creates the task, the next ones refer to it; it starts with the call that has no `more`. */
  inviteMembers: {
    body: z.object({
      users: z.array(memberCsvRow).min(1).max(MAX_ROWS_PER_CALL),
      job_id: z.number().int().positive().optional(),
      more: flagInput.optional(),
    }),
    answer: started,
  },
  deleteMember: reference,
  restoreMember: reference,
  activateMember: byId,
  sendMemberInvitation: { params: idParam, answer: written.extend({ expires_at: instant }) },
  activateNewsletter: byId,
  deactivateNewsletter: byId,
  exportMembers: { body: z.object({ list: z.enum(['newsletter', 'all']) }), answer: started },
  /** Moves the registrations of a duplicate row to the original account and deletes the duplicate. */
  mergeMember: {
    params: idParam,
    body: z.object({ duplicate_id: z.number().int().positive() }),
    answer: written.extend({ moved: z.number().int() }),
  },
};
