import * as contract from '@widya/contract/course-instructors';
import { courseInstructorSchemas } from '@widya/contract/course-instructors.schemas';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import { linkCourseInstructor, unlinkCourseInstructor } from './links.ts';
import { selectInstructorsOfCourse, selectOwnCourseLinks } from './queries.ts';

const own = bind(contract.listOwnCourseLinks, courseInstructorSchemas.listOwnCourseLinks, (ctx) =>
  selectOwnCourseLinks(ctx.tx, ctx.caller),
);

const ofCourse = bind(contract.listCourseInstructors, courseInstructorSchemas.listCourseInstructors, (ctx) =>
  selectInstructorsOfCourse(ctx.tx, ctx.caller, ctx.params.courseId),
);

const link = bind(contract.createCourseInstructor, courseInstructorSchemas.createCourseInstructor, async (ctx) => {
  const { link: data, isNew } = await linkCourseInstructor(ctx.tx, ctx.body);
  ctx.audit({
    object: 'course_instructor',
    objectId: data.id,
    label: `${data.name} · ${data.course_title}`,
    after: { course_id: data.course_id, instructor_id: data.instructor_id, name: data.name },
  });
  return { success: true, affectedRows: isNew ? 1 : 0, id: data.id, data };
});

const unlink = bind(contract.deleteCourseInstructor, courseInstructorSchemas.deleteCourseInstructor, async (ctx) => {
  const gone = await unlinkCourseInstructor(ctx.tx, ctx.params.id);
  ctx.audit({
    object: 'course_instructor',
    objectId: gone.id,
    label: `${gone.name} · ${gone.course_title}`,
    before: { course_id: gone.course_id, instructor_id: gone.instructor_id, name: gone.name },
  });
  return { success: true, affectedRows: 1 };
});

export const courseInstructorRoutes: Binding[] = [own, ofCourse, link, unlink];
