import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';

/** The columns of a person that registrations of classes and courses copy for searches. */
export type SearchedPeople = Readonly<Record<'full_name' | 'email' | 'phone_num' | 'organization', PgColumn>>;

/**
 * Generated column with lower-case name, email, phone and organisation, so that a search does not concatenate them for
 * 20,000 rows.
 * @param people the table of the column; a function because a table cannot refer to itself while it is defined.
 */
export const peopleSearchText = (people: () => SearchedPeople) =>
  text()
    .notNull()
    .generatedAlwaysAs((): SQL => {
      const { full_name, email, phone_num, organization } = people();
      return sql`lower(${full_name} || E'\\n' || ${email} || E'\\n' || ${phone_num} || E'\\n' || ${organization})`;
    });
