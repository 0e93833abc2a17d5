import { DAY } from '../clock.ts';
import type { Size } from '../sizes.ts';
import { chance, choice, instantLiteral } from '../sql-text.ts';

/** Share of mails about registrations, at most two per registration; the rest are newsletters, sent in batches. */
const SCENARIO_SHARE = 0.35;

/** Splits the requested number of mails into the two kinds. */
const shares = (size: Size): { scenario: number; broadcast: number } => {
  const scenario = Math.min(2 * size.registrations, Math.floor(size.emails * SCENARIO_SHARE));
  return { scenario, broadcast: size.emails - scenario };
};

const COLUMNS =
  'id, message_id, subject, to_email, scenario, status, class_id, member_id, participant_id, batch_id, created_at';
const status = (id: string): string => `case when ${chance(id, 90)} < 0.004 then 'failed' else 'sent' end`;

/** Inserts Log Email rows of newsletters: batches to nearly half of the members over four years. */
export const insertBroadcasts = (size: Size, now: number): string => {
  const { broadcast } = shares(size);
  const wave = Math.max(1, Math.floor(size.members * 0.45));
  const gap = Math.floor((1_490 * 86_400) / Math.max(1, Math.ceil(broadcast / wave) - 1));
  return `
    insert into email_log (${COLUMNS})
    select n + 1, '<k' || n || '@surel.widya.example>', 'Kabar Widya edisi ' || (n / ${wave} + 1), m.email, 'GENERAL', ${status('n')},
      null, m.id, null, 'kabar-' || (n / ${wave} + 1), ${instantLiteral(now - 1_500 * DAY)} + (n / ${wave}) * interval '${gap} seconds' + (n % ${wave}) * interval '60 milliseconds'
    from generate_series(0, ${broadcast - 1}) n join members m on m.id = 1 + (n % ${wave}) * 2`;
};

/**
 * Inserts Log Email rows of mails about registrations: one on registering, and a reminder two hours before the start.
 */
export const insertScenarioMails = (size: Size, now: number): string => {
  const { scenario, broadcast } = shares(size);
  const step = Math.max(1, Math.floor((2 * size.registrations) / scenario));
  const present = instantLiteral(now);
  return `
    insert into email_log (${COLUMNS})
    select ${broadcast} + n, '<d' || n || '@surel.widya.example>', case when reminder then 'Pengingat: ' else 'Pendaftaran kelas ' end || name, email,
      case when reminder then 'REMINDER' when registration in ('REJECTED', 'PENDING', 'WAITING') then registration else 'ACCEPTED' end, ${status(`${broadcast} + n`)},
      class_id, member_id, id, null,
      case when reminder then greatest(registered_at, least(start_time, ${present}) - interval '2 hours') else registered_at end
    from (
      select n, r.*, r.status as registration, c.name, c.start_time, n % 2 = 0 and c.start_time is not null and r.status = 'ACCEPTED' as reminder
      from generate_series(1, ${scenario}) n
      join registrations r on r.id = 1 + ((n::bigint - 1) / 2 * ${step}) % ${size.registrations}
      join classes c on c.id = r.class_id
    ) mails`;
};

/** Repetition is the weight: most actions are on classes and their participants. */
const ACTIVITIES = [
  'UPDATE_CLASS',
  'UPDATE_CLASS',
  'NOTE_CLASS',
  'CREATE_CLASS',
  'DELETE_CLASS',
  'RESTORE_CLASS',
  'ACCEPT_PARTICIPANT',
  'ACCEPT_PARTICIPANT',
  'ACCEPT_PARTICIPANT',
  'REJECT_PARTICIPANT',
  'INVITE_PARTICIPANT',
  'CREATE_VOUCHER',
  'NOTE_VOUCHER',
  'LOGIN_ADMIN',
  'LOGIN_ADMIN',
];

/** Inserts two years of staff activity on existing records; the restricted and the banned demo account have none. */
export const insertAuditLog = (size: Size, now: number): string => `
  insert into audit_log (id, at, actor_kind, actor_id, actor_name, actor_role, code, object, object_id, object_label, before, after, request_id, ip)
  select x.n, x.at, 'admin', a.id, a.name, a.role, x.code, x.object,
    case x.object when 'class' then c.code when 'admin' then a.id::text when 'voucher' then v.id::text else r.id::text end,
    case x.object when 'class' then c.name when 'admin' then a.name when 'voucher' then v.name else r.full_name end,
    case x.code when 'UPDATE_CLASS' then jsonb_build_object('price', 100000) when 'ACCEPT_PARTICIPANT' then jsonb_build_object('status', 'WAITING') end,
    case x.code when 'UPDATE_CLASS' then jsonb_build_object('price', 150000) when 'ACCEPT_PARTICIPANT' then jsonb_build_object('status', 'ACCEPTED')
      when 'NOTE_CLASS' then jsonb_build_object('note', 'Materi direvisi') when 'NOTE_VOUCHER' then jsonb_build_object('note', 'Dibagikan lewat surel mitra') end,
    'benih-' || x.n, '192.0.2.' || (x.n % 250)
  from (
    select n, at, code, lower(substr(code, strpos(code, '_') + 1)) as object, target, case when actor in (3, 4) then 2 else actor end as actor
    from (
      select n, ${instantLiteral(now - 730 * DAY)} + interval '1 second' * floor((n - 1 + ${chance('n', 91)}) * ${(730 * 86_400) / size.auditRows}) as at,
        ${choice(ACTIVITIES, 'n', 92)} as code, ${chance('n', 93)} as target, 1 + floor(${chance('n', 94)} ^ 2 * ${size.admins})::integer as actor
      from generate_series(1, ${size.auditRows}) n
    ) drawn
  ) x
  join admins a on a.id = x.actor
  join classes c on c.id = 1 + floor(x.target * ${size.classes})::integer
  join vouchers v on v.id = 1 + floor(x.target * ${size.vouchers})::integer
  join registrations r on r.id = 1 + floor(x.target * ${size.registrations})::integer`;
