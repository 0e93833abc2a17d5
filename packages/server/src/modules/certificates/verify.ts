import type { Predicate } from '@widya/contract/certificate-template';
import type { VerifiedCertificate } from '@widya/contract/certificates';
import { wibDate } from '@widya/contract/time/instants';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { quizForms } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { provenAddress } from '../address-proof/proven-address.ts';

const findByCode = async (tx: Tx, code: string) => {
  const [row] = await tx
    .select({
      fullName: certificates.full_name,
      eventName: certificates.event_name,
      eventDate: certificates.event_date,
      predicate: sql<Predicate | null>`${certificates.predicate}`,
      printedNumber: certificates.printed_number,
      fileUrl: certificates.certificate_url,
      issuedAt: certificates.issued_at,
      revokedAt: certificates.revoked_at,
      revokedReason: certificates.revoked_reason,
      className: classes.name,
      classDate: classes.class_date,
      courseTitle: courses.title,
      ownerEmail: sql<string>`lower(coalesce(${registrations.email}, ${memberCourses.email}, ${quizForms.email}, ''))`,
      // A person who was rejected afterwards has no seat and so no valid certificate.
      isListed: sql<boolean>`coalesce(${registrations.status}, ${memberCourses.status}, 'ACCEPTED') = 'ACCEPTED'`,
    })
    .from(certificates)
    .leftJoin(classes, eq(classes.id, certificates.class_id))
    .leftJoin(courses, eq(courses.id, certificates.course_id))
    .leftJoin(registrations, eq(registrations.id, certificates.participant_id))
    .leftJoin(memberCourses, eq(memberCourses.id, certificates.member_course_id))
    .leftJoin(quizForms, eq(quizForms.id, certificates.quiz_form_id))
    .where(
      and(
        eq(certificates.public_code, sql`upper(${code.replaceAll('-', '')})`),
        isNotNull(certificates.certificate_url),
      ),
    );
  return row;
};

/**
 * The public data of an issued certificate; hidden and deleted classes make no difference.
 * @param code as printed; case and hyphens are ignored. @throws ApiFailure 404. Source: S15.
 */
export async function verifyCode(ctx: Pick<Ctx, 'tx' | 'bearer' | 'now'>, code: string): Promise<VerifiedCertificate> {
  // Before the code is looked up, so that unknown codes take the same time.
  const ownEmail = await provenAddress(ctx);
  const row = await findByCode(ctx.tx, code);
  if (row === undefined) throw notFound('Sertifikat tidak ditemukan');
  const isValid = row.revokedAt === null && row.isListed;
  return {
    full_name: row.fullName,
    // Certificates older than their own copy of the name use that of the class.
    class_name: row.eventName || (row.className ?? row.courseTitle ?? ''),
    date: row.eventDate ?? row.classDate ?? wibDate(row.issuedAt),
    predicate: row.predicate,
    printed_number: row.printedNumber,
    issued_at: row.issuedAt.toISOString(),
    status: isValid ? 'VALID' : 'REVOKED',
    revoked_at: row.revokedAt?.toISOString() ?? null,
    revoked_reason: row.revokedAt === null ? '' : row.revokedReason,
    certificate_url: isValid && ownEmail !== null && ownEmail === row.ownerEmail ? row.fileUrl : null,
  };
}
