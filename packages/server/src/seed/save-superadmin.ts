import type pg from 'pg';

type NewSuperadmin = { email: string; name: string; password_hash: string; menu: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Creates a superadmin and its log row in one transaction.
 * @returns the new id
 * @throws for an invalid email or one that an admin already has; existing accounts are never changed
 */
export const saveSuperadmin = async (
  pool: pg.Pool,
  { email, name, password_hash, menu }: NewSuperadmin,
): Promise<number> => {
  if (!EMAIL.test(email)) throw new Error(`This is not an email address: ${email}`);
  const found = await pool.query<{ id: number }>(
    `with made as (
       insert into admins (email, name, role, menu, password_hash) values (lower($1), $2, 'superadmin', $3, $4)
       on conflict do nothing returning id, email, name
     ), logged as (
       insert into audit_log (actor_kind, actor_name, code, object, object_id, object_label, after)
       select 'system', 'create-superadmin', 'CREATE_ADMIN', 'admin', id::text, name, jsonb_build_object('email', email, 'role', 'superadmin') from made
     )
     select id from made`,
    [email.trim(), name.trim(), menu, password_hash],
  );
  const [row] = found.rows;
  if (!row) throw new Error(`An admin with the email ${email} exists already.`);
  return row.id;
};
