import * as contract from '@widya/contract/class-instructors';
import { classInstructorSchemas } from '@widya/contract/class-instructors.schemas';
import { type Binding, bind } from '../../http/bind.ts';
import { selectInstructorsOf, selectOwnLinks } from './queries.ts';

const own = bind(contract.listOwnClassLinks, classInstructorSchemas.listOwnClassLinks, (ctx) =>
  selectOwnLinks(ctx.tx, ctx.caller),
);

const ofClass = bind(contract.listClassInstructors, classInstructorSchemas.listClassInstructors, (ctx) =>
  selectInstructorsOf(ctx.tx, ctx.caller, ctx.params.code),
);

export const classInstructorRoutes: Binding[] = [own, ofClass];
