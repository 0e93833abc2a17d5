import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';

/** What a registration repeats of its person for searches; of a class and of a course alike. */
export type SearchedPeople = Readonly<Record<'full_name' | 'email' | 'phone_num' | 'organization', PgColumn>>;

/**
 * Lower-case name, email, phone and organisation, in which a search looks: nothing is put together for each of 20,000 rows.
 * @param people the table the column stands in; asked for later, since a table cannot name itself while it is made.
 */
export const peopleSearchText = (people: () => SearchedPeople) =>
  text()
    .notNull()
    .generatedAlwaysAs((): SQL => {
      const { full_name, email, phone_num, organization } = people();
      return sql`lower(${full_name} || E'\\n' || ${email} || E'\\n' || ${phone_num} || E'\\n' || ${organization})`;
    });
