import { desc, type SQL, sql } from 'drizzle-orm';
import { contactForms } from '../../platform/database/schema/forms.ts';
import { type PageQuery, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

/** A page of messages from the public contact form, newest first. Source: D9. */
export async function selectContactForms(tx: Tx, query: PageQuery & { readonly q?: string | undefined }) {
  const terms = searchTerms(query.q).map((term): SQL => {
    const pattern = containsPattern(term);
    return sql`(${contactForms.name} ilike ${pattern} or ${contactForms.email} ilike ${pattern} or ${contactForms.message} ilike ${pattern})`;
  });
  const filter = terms.length === 0 ? undefined : sql.join(terms, sql` and `);
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(contactForms)
    .where(filter)
    .orderBy(desc(contactForms.created_at), desc(contactForms.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(contactForms).where(filter);
  return {
    rows: rows.map(({ id, name, email, phone_num, message, created_at }) => ({
      id,
      full_name: name,
      email,
      phone_num,
      message,
      created_at: created_at.toISOString(),
    })),
    total: all?.total ?? 0,
  };
}
