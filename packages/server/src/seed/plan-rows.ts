import type pg from 'pg';
import type { ClassPlan } from './class-plan.ts';
import { DAY } from './clock.ts';
import { copyRows } from './copy.ts';
import type { CoursePlan } from './courses.ts';
import { randomFrom } from './random.ts';

/** Copies the plan of classes and courses into the work schema, where SQL derives registrations from it. */
export const copyPlans = async (
  client: pg.ClientBase,
  classes: readonly ClassPlan[],
  courses: readonly CoursePlan[],
  prime: number,
  now: number,
): Promise<void> => {
  const random = randomFrom(60);
  let next = 1;
  await copyRows(
    client,
    'seed_work.class_plan',
    classes.map((plan) => {
      const first_id = next;
      next += plan.registrations;
      const opens = plan.slot?.opens ?? now - 300 * DAY;
      return {
        class_id: plan.id,
        first_id,
        n: plan.registrations,
        price: plan.price,
        old_price: plan.oldPrice,
        online: plan.online,
        quota: plan.quota,
        is_full: plan.full,
        past: plan.kind === 'past',
        certified: plan.certified,
        opens: new Date(Math.min(opens, now - DAY)),
        until: new Date(Math.min(plan.slot?.closes ?? now, now)),
        starts: plan.slot ? new Date(plan.slot.start) : null,
        member_offset: random.int(0, prime - 1),
        member_step: random.int(1, prime - 1),
      };
    }),
  );
  await client.query(
    'update seed_work.class_plan p set name = c.name, code = c.code from classes c where c.id = p.class_id',
  );

  let nextCourse = 1;
  await copyRows(
    client,
    'seed_work.course_plan',
    courses.map(({ id, price, registrations, createdAt }) => {
      const first_id = nextCourse;
      nextCourse += registrations;
      return {
        course_id: id,
        first_id,
        n: registrations,
        price,
        opens: new Date(createdAt),
        member_offset: random.int(0, prime - 1),
        member_step: random.int(1, prime - 1),
      };
    }),
  );
  await client.query('update seed_work.course_plan p set title = c.title from courses c where c.id = p.course_id');
};
