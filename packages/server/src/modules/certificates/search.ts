import type { certificateSearchSchemas } from '@widya/contract/certificate-search.schemas';
import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope, courseScope } from '../../platform/auth/instructor-scope.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { quizForms } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { numberMatches, searchTerms } from '../../platform/lists/search-terms.ts';

type Query = z.output<(typeof certificateSearchSchemas)['searchClassCertificates']['query']>;
type CertificateMatch = Exclude<
  z.output<(typeof certificateSearchSchemas)['searchClassCertificates']['answer']>,
  readonly unknown[]
>['data'][number];

/** Matches a number that contains every word, or the short code of the public page as printed or copied. */
function matches(q: string | undefined): SQL {
  const words = searchTerms(q);
  const inNumber = numberMatches(sql`lower(${certificates.printed_number})`, words);
  if (inNumber === null) return sql`false`;
  const code = words.join('').replaceAll('-', '').toUpperCase();
  return or(inNumber, sql`${certificates.public_code} = ${code}`) ?? sql`false`;
}

/** Condition on `certificates` for classes or courses that the caller may see (S11). */
function ofOwners(kind: 'class' | 'course', caller: Caller): SQL {
  return kind === 'class'
    ? sql`exists (select 1 from ${classes} where ${classes.id} = ${certificates.class_id} and ${classScope(caller) ?? sql`true`})`
    : sql`exists (select 1 from ${courses} where ${courses.id} = ${certificates.course_id} and ${courseScope(caller) ?? sql`true`})`;
}

/** A page of the certificates of classes or of courses that match a search, newest first. */
export async function searchCertificates(
  tx: Tx,
  caller: Caller,
  kind: 'class' | 'course',
  query: Query,
): Promise<{ rows: CertificateMatch[]; total: number }> {
  const owners = ofOwners(kind, caller);
  const { ids, total } = await searchIds(
    tx,
    { table: certificates, id: certificates.id },
    and(matches(query.q), owners),
    { key: sql`${certificates.issued_at}`, direction: sql`desc`, ...rowWindow(query), list: sql`true` },
  );
  if (ids.length === 0) return { rows: [], total };
  const rows = await tx
    .select({
      id: certificates.id,
      printed_number: certificates.printed_number,
      full_name: certificates.full_name,
      owner: sql<string>`coalesce(${classes.code}, ${courses.id}::text)`,
      owner_name: sql<string>`coalesce(${classes.name}, ${courses.title})`,
      tab: sql<
        CertificateMatch['tab']
      >`case when ${certificates.kind} = 'additional' then 'tambahan' else 'sertifikat' end`,
      // A person who was removed since cannot be searched by email; the name at least shows who is missing in the list.
      person: sql<string>`coalesce(${registrations.email}, ${quizForms.email}, ${memberCourses.email}, ${certificates.full_name})`,
    })
    .from(certificates)
    .leftJoin(classes, sql`${classes.id} = ${certificates.class_id}`)
    .leftJoin(courses, sql`${courses.id} = ${certificates.course_id}`)
    .leftJoin(registrations, sql`${registrations.id} = ${certificates.participant_id}`)
    .leftJoin(quizForms, sql`${quizForms.id} = ${certificates.quiz_form_id}`)
    .leftJoin(memberCourses, sql`${memberCourses.id} = ${certificates.member_course_id}`)
    .where(inArray(certificates.id, ids))
    .orderBy(desc(certificates.issued_at), desc(certificates.id));
  return { rows, total };
}
