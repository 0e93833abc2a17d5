import type { VerifiedCertificate } from '@widya/contract/certificates';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { certificates } from '../../database/schema/certificates.ts';
import { classes } from '../../database/schema/classes.ts';
import { memberCourses } from '../../database/schema/course-members.ts';
import { courses } from '../../database/schema/courses.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { dayOf } from '../wib.ts';

/**
 * What anyone may know of an issued certificate; hidden and deleted classes change nothing.
 * @param code as printed: case, hyphens count for nothing. @throws ApiFailure 404. Source: product bar 1.9, S15.
 */
export async function verifyCode(tx: Tx, code: string): Promise<VerifiedCertificate> {
  const [row] = await tx
    .select({
      fullName: certificates.full_name,
      eventName: certificates.event_name,
      eventDate: certificates.event_date,
      issuedAt: certificates.issued_at,
      revokedAt: certificates.revoked_at,
      className: classes.name,
      classDate: classes.class_date,
      courseTitle: courses.title,
      // Somebody who was rejected afterwards has no place any more, and no valid certificate.
      isListed: sql<boolean>`coalesce(${registrations.status}, ${memberCourses.status}, 'ACCEPTED') = 'ACCEPTED'`,
    })
    .from(certificates)
    .leftJoin(classes, eq(classes.id, certificates.class_id))
    .leftJoin(courses, eq(courses.id, certificates.course_id))
    .leftJoin(registrations, eq(registrations.id, certificates.participant_id))
    .leftJoin(memberCourses, eq(memberCourses.id, certificates.member_course_id))
    .where(
      and(
        eq(certificates.public_code, sql`upper(${code.replaceAll('-', '')})`),
        isNotNull(certificates.certificate_url),
      ),
    );
  if (row === undefined) throw notFound('Sertifikat tidak ditemukan');
  return {
    full_name: row.fullName,
    // Certificates of before the name was kept with them take that of the class.
    class_name: row.eventName || (row.className ?? row.courseTitle ?? ''),
    date: row.eventDate ?? row.classDate ?? dayOf(row.issuedAt),
    status: row.revokedAt === null && row.isListed ? 'VALID' : 'REVOKED',
  };
}
