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
  requiredEmail,
  requiredText,
  sortBy,
  version,
  wibDate,
} from './scalars.schemas.ts';

export const memberRow = z
  .object({
    id: z.number().int(),
    email: z.string(),
    full_name: z.string(),
    /** As kept, `+62812…` where it is an Indonesian number. */
    phone_num: z.string(),
    organization: z.string(),
    province: z.string(),
    city: z.string(),
    /** Null also for old rows of the year 1970, which stood for 'unknown'. D95. */
    date_of_birth: wibDate.nullable(),
    gender: z.enum(['M', 'F']).nullable(),
    subscribe_newsletter: z.boolean(),
    /** Where the present choice comes from, and since when (S43). */
    newsletter_source: z.string().nullable(),
    newsletter_changed_at: instant.nullable(),
    /** The person has set a password. D93. */
    is_claimed: z.boolean(),
    /** The address is verified. D93. */
    activated: z.boolean(),
    /** 0: deleted. */
    active: flag,
    /** The account that an imported row repeats. */
    duplicate_of_id: z.number().int().nullable(),
    anonymised_at: instant.nullable(),
    last_login_at: instant.nullable(),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: 'Member' });

/** A person as the list shows them. */
export const memberListRow = memberRow
  .extend({
    /** The last claim link of an account that nobody claimed has not left: staff send it again. */
    invitation_failed: z.boolean(),
  })
  .meta({ id: 'MemberListRow' });

/** The last claim link that a person was mailed. */
const invitation = z.object({
  sent_at: instant,
  expires_at: instant,
  /** `waiting`, `sent` and `failed` tell of the mail, `over` that the link works no more. */
  state: z.enum(['waiting', 'sent', 'failed', 'over']),
  /** Why the mail has not left. */
  reason: z.string().nullable(),
});

/** One person. `invitation` is null when nobody sent one, it has been removed, or the account is claimed. */
export const memberDetail = memberRow.extend({ invitation: invitation.nullable() }).meta({ id: 'MemberDetail' });

/** Sentence of a form that cannot be saved as it is. Source: B-177. */
export const MEMBER_FORM_INCOMPLETE = 'Periksa Kembali Form Anda, Lengkapi isi form';

const optionalText = (max: number) => z.string().trim().max(max).optional();

/** Fields of a person; a password is none of them and is not read (S9, D94). */
const memberFields = z.object({
  full_name: requiredText(255, 'Nama wajib diisi'),
  email: requiredEmail('Surel wajib diisi', 'Alamat surel tidak lengkap'),
  phone_num: optionalText(40),
  organization: optionalText(255),
  province: optionalText(100),
  city: optionalText(100),
  /** Null empties it; a true date in 1970 is kept when `dob_confirmed` comes with it. D95. */
  date_of_birth: wibDate.nullish(),
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

/** Users of one call; longer lists go as a task. */
export const MAX_MEMBERS_PER_CALL = 200;
/** Rows that one call adds to a task. */
export const MAX_ROWS_PER_CALL = 2_000;

/**
 * A line of the invitation CSV, under the names of its columns or of the fields. Only the shape is checked here: what is wrong
 * with a line is said in `fail`, so that one bad line does not stop the others.
 */
export const memberLine = z.object({
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

const line = z.object({ row: z.number().int(), email: z.string(), reason: z.string() });

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
  /** Only what is named changes. */
  updateMember: {
    body: memberFields.partial().extend({ id: z.number().int().positive(), version: version.optional() }),
    answer: written,
  },
  registerMembers: {
    body: z.array(memberLine).min(1).max(MAX_MEMBERS_PER_CALL),
    /** `success` holds the addresses (B-174). */
    answer: z.object({ success: z.array(z.string()), duplicate: z.array(z.string()), fail: z.array(line) }),
  },
  /** The first call begins the task, the next ones name it; it starts to work with the one that has no `more`. */
  inviteMembers: {
    body: z.object({
      users: z.array(memberLine).min(1).max(MAX_ROWS_PER_CALL),
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
  /** The repeated row gives its registrations to the account it repeats, and goes. */
  mergeMember: {
    params: idParam,
    body: z.object({ duplicate_id: z.number().int().positive() }),
    answer: written.extend({ moved: z.number().int() }),
  },
};
