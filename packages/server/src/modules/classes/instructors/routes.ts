import * as contract from '@widya/contract/class-instructors';
import { classInstructorSchemas } from '@widya/contract/class-instructors.schemas';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import { linkInstructor, unlinkInstructor } from './links.ts';
import { selectInstructorsOf, selectOwnLinks } from './queries.ts';

const own = bind(contract.listOwnClassLinks, classInstructorSchemas.listOwnClassLinks, (ctx) =>
  selectOwnLinks(ctx.tx, ctx.caller),
);

const ofClass = bind(contract.listClassInstructors, classInstructorSchemas.listClassInstructors, (ctx) =>
  selectInstructorsOf(ctx.tx, ctx.caller, ctx.params.code),
);

const link = bind(contract.createClassInstructor, classInstructorSchemas.createClassInstructor, async (ctx) => {
  const { link: data, isNew } = await linkInstructor(ctx.tx, ctx.body);
  ctx.audit({
    object: 'class_instructor',
    objectId: data.id,
    label: `${data.name} · ${data.class_name}`,
    after: { class_code: data.class_code, instructor_id: data.instructor_id, name: data.name },
  });
  return { success: true, affectedRows: isNew ? 1 : 0, id: data.id, data };
});

const unlink = bind(contract.deleteClassInstructor, classInstructorSchemas.deleteClassInstructor, async (ctx) => {
  const gone = await unlinkInstructor(ctx.tx, ctx.params.id);
  ctx.audit({
    object: 'class_instructor',
    objectId: gone.id,
    label: `${gone.name} · ${gone.class_name}`,
    before: { class_code: gone.class_code, instructor_id: gone.instructor_id, name: gone.name },
  });
  return { success: true, affectedRows: 1 };
});

export const classInstructorRoutes: Binding[] = [own, ofClass, link, unlink];
