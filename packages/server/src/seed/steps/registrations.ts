import { DEMO_CERTIFICATE_KEY } from '../demo-certificate.ts';
import { chance, choice, instantLiteral } from '../sql-text.ts';
import { PARTICIPANT_NOTES, REJECTIONS, SOURCES, WISHES } from '../texts/phrases.ts';

/**
 * The largest prime not above n: stepping through that many members by any step visits each once, so nobody is in a
 * class twice.
 */
export const primeBelow = (n: number): number => {
  const isPrime = (candidate: number): boolean => {
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false;
    return candidate > 1;
  };
  let found = n;
  while (!isPrime(found)) found -= 1;
  return found;
};

const ORDER_LIFETIME = "interval '25 hours'";

/**
 * Plans who registered where, with which status (D62–D69, D107, D108): a full class has exactly its quota of seats
 * taken and the others are on its waiting list; free classes have no unpaid registrations; an unpaid order lasts a day;
 * invited people pay nothing.
 */
export const registrationFacts = (prime: number, now: number): string => {
  const present = instantLiteral(now);
  return `
    create unlogged table seed_work.regs as
    with seats as (
      select p.*, p.first_id + k as id, k,
        1 + ((p.member_offset + k::bigint * p.member_step) % ${prime})::integer as member_id,
        ${chance('p.first_id + k', 1)} as r,
        p.opens + (p.until - p.opens) * ((k + ${chance('p.first_id + k', 2)}) / p.n) as registered_at
      from seed_work.class_plan p cross join lateral generate_series(0, p.n - 1) k
    ), drawn as (
      select *, case
          when is_full and k >= quota then 'PENDING'
          when is_full and (past or price = 0 or r < 0.8) then 'ACCEPTED'
          when is_full then 'WAITING'
          when price = 0 then case when r < 0.95 then 'ACCEPTED' when r < 0.98 then 'CANCELLED' else 'REJECTED' end
          when past then case when r < 0.74 then 'ACCEPTED' when r < 0.9 then 'EXPIRED' when r < 0.95 then 'CANCELLED' when r < 0.99 then 'REJECTED' else 'WAITING' end
          else case when r < 0.62 then 'ACCEPTED' when r < 0.82 then 'WAITING' when r < 0.9 then 'EXPIRED' when r < 0.95 then 'CANCELLED' else 'REJECTED' end
        end as first_status
      from seats
    ), settled as (
      select *, case when first_status = 'EXPIRED' and registered_at > ${present} - ${ORDER_LIFETIME} then 'WAITING' else first_status end as status
      from drawn
    )
    select id, class_id, member_id, k, status, price as class_price, online, past, certified, starts, name, code,
      status = 'ACCEPTED' and price > 0 and ${chance('id', 3)} < 0.06 as invited,
      case when k < n / 4 then old_price else price end as price,
      registered_at,
      case when status = 'ACCEPTED' then least(${present}, registered_at + interval '20 hours' * ${chance('id', 4)} * (price > 0)::integer) end as accepted_at
    from settled`;
};

/**
 * Plans the certificates of accepted people in classes that issued them; those among the first four registrations of
 * each class come before all others.
 */
export const certificateFacts = (count: number): string => `
  create unlogged table seed_work.certs as
  select c.id as reg_id, c.class_id, c.starts, row_number() over (order by c.id)::integer as id,
    row_number() over (partition by c.class_id order by lower(m.full_name) collate "C", c.id)::integer as number,
    upper(lpad(to_hex(c.id), 6, '0') || substr(md5('sertifikat' || c.id), 1, 6)) as public_code,
    ${choice(['Terbatas', 'Menengah', 'Menengah', 'Istimewa'], 'c.id', 5)} as predicate
  from (
    select id, class_id, member_id, starts from seed_work.regs
    where certified and status = 'ACCEPTED' order by k > 3, ${chance('id', 6)}, id limit ${count}
  ) c join members m on m.id = c.member_id`;

/** Inserts the registrations with the member's name and address, voucher and certificate. */
export const insertRegistrations = (now: number): string => {
  const present = instantLiteral(now);
  const confirmed = `case when r.status = 'ACCEPTED' and ${chance('r.id', 7)} < 0.8 then least(${present}, r.accepted_at + interval '2 days' * ${chance('r.id', 8)}) end`;
  const rejected = `case when r.status = 'REJECTED' then least(${present}, r.registered_at + interval '3 days' * ${chance('r.id', 9)}) end`;
  return `
    insert into registrations (id, class_id, member_id, status, full_name, email, phone_num, organization, province, city, source,
      price, voucher_id, invited, note, participant_note, status_change_info, is_present, predicate, certificate_url,
      registered_at, accepted_at, confirmed_at, rejected_at, created_at, updated_at)
    select r.id, r.class_id, r.member_id, r.status, m.full_name, m.email, m.phone_num, m.organization, m.province, m.city,
      case when r.invited then 'Undangan' else ${choice(SOURCES.slice(0, 5), 'r.id', 10)} end,
      case when r.invited then 0 else r.price - coalesce(o.discount, 0) end, o.voucher_id, r.invited,
      case when ${chance('r.id', 11)} < 0.04 then ${choice(PARTICIPANT_NOTES, 'r.id', 12)} else '' end,
      case when ${chance('r.id', 13)} < 0.05 then ${choice(WISHES, 'r.id', 14)} else '' end,
      case when r.status = 'REJECTED' then ${choice(REJECTIONS, 'r.id', 15)}
        when r.invited then case when ${chance('r.id', 16)} < 0.7 then 'Invited' else 'WAITING to ACCEPTED' end else '' end,
      r.past and r.status = 'ACCEPTED' and ${chance('r.id', 17)} < 0.78,
      c.predicate, case when c.reg_id is not null then '/files/${DEMO_CERTIFICATE_KEY}' end,
      r.registered_at, r.accepted_at, ${confirmed}, ${rejected}, r.registered_at, coalesce(r.accepted_at, r.registered_at)
    from seed_work.regs r
    join members m on m.id = r.member_id
    left join seed_work.orders o on o.reg_id = r.id
    left join seed_work.certs c on c.reg_id = r.id
    order by r.id`;
};

export const insertCertificates = (): string => `
  insert into certificates (id, kind, class_id, participant_id, full_name, number, printed_number, public_code, predicate, certificate_url, issued_at)
  select c.id, 'class', c.class_id, c.reg_id, r.full_name, c.number, lpad(c.number::text, 3, '0') || '/WIDYA/' || to_char(c.starts, 'MM/YY'),
    c.public_code, c.predicate, r.certificate_url, c.starts + interval '3 days'
  from seed_work.certs c join registrations r on r.id = c.reg_id`;
