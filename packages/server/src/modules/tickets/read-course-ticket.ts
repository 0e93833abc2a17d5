import { registrationLabel } from '@widya/contract/registration-status';
import type { CourseTicket } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { newestOrders } from '../registrations/orders.ts';
import { COURSE_PEOPLE } from '../registrations/source.ts';
import type { TicketContext } from './ticket-handlers.ts';

type Registrant = Pick<typeof memberCourses.$inferSelect, 'full_name' | 'status' | 'price' | 'progress'>;
type Course = Pick<typeof courses.$inferSelect, 'course_code' | 'title' | 'course_image_url'>;

/** The ticket of a course from its registration, status label and payment. */
export const presentCourseTicket = (
  of: Course,
  { full_name, status, price, progress }: Registrant,
  paid: Pick<CourseTicket, 'label' | 'payment'>,
): CourseTicket => ({
  kind: 'course',
  code: of.course_code,
  name: of.title,
  poster_url: of.course_image_url,
  full_name,
  status,
  price,
  ...paid,
  progress,
  can_withdraw: status === 'WAITING' || (status === 'ACCEPTED' && progress < 100),
});

/** The ticket of a registration for a self-paced course. */
export async function readCourseTicket({ tx, now, config }: TicketContext, id: number): Promise<CourseTicket> {
  const [found] = await tx
    .select({ person: memberCourses, of: courses })
    .from(memberCourses)
    .innerJoin(courses, eq(courses.id, memberCourses.course_id))
    .where(eq(memberCourses.id, id));
  if (found === undefined) throw new Error('a registration vanished');
  const { person, of } = found;
  const order = (await newestOrders(tx, COURSE_PEOPLE, [id])).get(id) ?? null;
  return presentCourseTicket(of, person, {
    label: registrationLabel({ ...person, order }),
    payment: order && order.amount > 0 ? presentPayment(order, { now, canPay: config.midtrans !== null }) : null,
  });
}
