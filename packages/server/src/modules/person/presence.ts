import type { PersonPresence } from '@widya/contract/person';
import { desc, eq, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { MOST_OF_PERSON } from '../participants/person-parts.ts';

/** Attendance forms of a person, found by address because they are filled in without an account. */
export async function presenceOf(tx: Tx, email: string): Promise<PersonPresence[]> {
  const rows = await tx
    .select({
      id: presenceForms.id,
      class_code: classes.code,
      class_name: presenceForms.class_name,
      created_at: presenceForms.created_at,
    })
    .from(presenceForms)
    .leftJoin(classes, eq(classes.id, presenceForms.class_id))
    .where(eq(sql`lower(${presenceForms.email})`, email.toLowerCase()))
    .orderBy(desc(presenceForms.created_at))
    .limit(MOST_OF_PERSON);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
