import type { Complaint } from '@widya/contract/complaints';
import * as contract from '@widya/contract/complaints';
import { complaintSchemas as schemas } from '@widya/contract/complaints.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { pageOfClasses } from '../../platform/lists/class-page.ts';
import { lockComplaint, selectComplaint, selectComplaintClasses, selectComplaints, writeComplaint } from './queries.ts';

async function writeResponse(tx: Tx, id: number, affectedRows = 1) {
  const data = await selectComplaint(tx, id);
  return { success: true, affectedRows, data, version: data.version } as const;
}

const entry = ({ id, name, class_name }: Complaint) => ({
  object: 'complaint',
  objectId: id,
  label: `${name} · ${class_name}`,
});

const list = bind(contract.listComplaints, schemas.listComplaints, async (ctx) => {
  const { rows, total, counts } = await selectComplaints(ctx.tx, ctx.query);
  return answerList(ctx, rows, total, { counts });
});

const classes = bind(contract.listComplaintClasses, schemas.listComplaintClasses, async (ctx) => {
  const { rows, total } = pageOfClasses(await selectComplaintClasses(ctx.tx), ctx.query);
  return answerList(ctx, rows, total);
});

const note = bind(contract.noteComplaint, schemas.noteComplaint, async ({ tx, params, body, now, audit }) => {
  const before = await lockComplaint(tx, params.id);
  await assertFresh(tx, body.version, before, { object: 'complaint', id: before.id });
  await writeComplaint(tx, before.id, { note: body.note }, now);
  audit({ ...entry(before), before: { note: before.note }, after: { note: body.note } });
  return writeResponse(tx, before.id);
});

const setStatus = bind(
  contract.setComplaintStatus,
  schemas.setComplaintStatus,
  async ({ tx, params, body: { status, version }, now, audit }) => {
    const before = await lockComplaint(tx, params.id);
    await assertFresh(tx, version, before, { object: 'complaint', id: before.id });
    const changed = status !== before.status;
    if (changed) await writeComplaint(tx, before.id, { status }, now);
    audit({ ...entry(before), before: { status: before.status }, after: { status } });
    return writeResponse(tx, before.id, changed ? 1 : 0);
  },
);

export const complaintRoutes: Binding[] = [list, classes, note, setStatus];
