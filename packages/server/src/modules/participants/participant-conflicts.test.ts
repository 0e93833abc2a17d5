import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as members from '@widya/contract/members';
import * as list from '@widya/contract/participants';
import * as actions from '@widya/contract/participants-actions';
import * as bulk from '@widya/contract/participants-bulk';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let first: Actor;
let second: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;

beforeAll(async () => {
  api = await createTestApp();
  first = await signedIn(api, await insertAdmin(api.db, { name: 'Ani Pertama', menu: '["home"]' }));
  second = await signedIn(api, await insertAdmin(api.db, { name: 'Budi Kedua', menu: '["home"]' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertClass(api.db, { quota: 5 });
});

type Values = Partial<Parameters<typeof insertRegistration>[1]>;
/**
 * Inserts a participant who was changed a minute ago, because the database's clock is finer than the server's: a write
 * in the same millisecond can look older.
 */
const person = (values: Values = {}) =>
  insertRegistration(api.db, { class_id: made.id, updated_at: new Date(Date.now() - 60_000), ...values });
const setStatus = (as: Actor, id: number, body: object) =>
  api.call(actions.setParticipantStatus, as, { params: { id }, body });
const bulkOf = (as: Actor, body: object) =>
  api.call(bulk.applyParticipantBulk, as, { params: { code: made.code }, body });
const BY_FIRST = { changed_by: 'Ani Pertama', changed_at: expect.any(String) };

describe('who was first', () => {
  it('is named when a person is accepted or rejected a second time', async () => {
    const { id } = await person({ status: 'WAITING' });
    await setStatus(first, id, { status: 'REJECTED', rejection_message: 'Ganda' });
    const again = await setStatus(second, id, { status: 'REJECTED', rejection_message: 'Ganda' });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'INVALID_TRANSITION',
        msg: 'Pendaftaran ini sudah ditolak',
        current: { status: 'REJECTED', ...BY_FIRST },
      },
    });
  });

  it('is named also where many were changed at once', async () => {
    const { id } = await person({ status: 'WAITING' });
    const { id: other } = await person({ status: 'WAITING' });
    await bulkOf(first, { action: 'accept', ids: [id, other] });
    const again = await setStatus(second, other, { status: 'ACCEPTED' });
    expect(again).toMatchObject({ status: 409, body: { current: { status: 'ACCEPTED', ...BY_FIRST } } });
  });

  it('is named when the people a filter found are no longer the same', async () => {
    const { id } = await person({ status: 'WAITING' });
    await person({ status: 'WAITING' });
    await setStatus(first, id, { status: 'ACCEPTED' });
    const stale = await bulkOf(second, { action: 'accept', filter: { tab: 'waiting' }, expected: 2 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { total: 1, ...BY_FIRST } },
    });
  });

  it('is named when a person is confirmed a second time', async () => {
    const { id } = await person({ status: 'ACCEPTED' });
    await api.call(actions.confirmParticipant, first, { params: { id } });
    const again = await api.call(actions.confirmParticipant, second, { params: { id } });
    expect(again).toMatchObject({
      status: 409,
      body: { msg: 'Pendaftaran ini sudah dikonfirmasi', current: BY_FIRST },
    });
  });

  it('is nobody without a log row: the person registered themselves', async () => {
    await person({ status: 'WAITING' });
    const stale = await bulkOf(second, { action: 'accept', filter: { tab: 'waiting' }, expected: 0 });
    expect(stale).toMatchObject({ status: 409, body: { current: { changed_by: null, changed_at: null } } });
  });
});

describe('the timeline', () => {
  it('contains predicates set in bulk, of one class or of several', async () => {
    const { id } = await person({ status: 'ACCEPTED' });
    const elsewhere = await insertRegistration(api.db, {
      class_id: (await insertClass(api.db)).id,
      status: 'ACCEPTED',
    });
    const give = (participants: number[], predicate: string) =>
      api.call(bulk.setParticipantPredicates, first, { body: { participants, predicate } as never });
    await give([id], 'Menengah');
    await give([id, elsewhere.id], 'Istimewa');
    const { body } = await api.call(list.readParticipantTimeline, first, { params: { id } });
    const byFirst = (body as unknown as { kind: string; actor: string | null }[]).filter(
      ({ kind, actor }) => kind === 'change' && actor === 'Ani Pertama',
    );
    expect(byFirst).toHaveLength(2);
  });

  it('shows each change once, with its values', async () => {
    const { id } = await person({ status: 'WAITING', registered_at: new Date('2026-01-05T02:00:00Z') });
    const params = { id };
    await setStatus(first, id, { status: 'ACCEPTED' });
    await api.call(bulk.setParticipantPredicates, first, {
      body: { participants: [id], predicate: 'Istimewa' } as never,
    });
    const { body } = await api.call(list.readParticipantTimeline, first, { params });
    const shown = (body as unknown as { title: string; detail: string | null; kind: string }[]).filter(
      ({ kind }) => kind !== 'mail',
    );
    expect(shown.map(({ title, detail }) => [title, detail])).toEqual([
      ['Memperbarui peserta', 'Predikat: Istimewa'],
      ['Menerima peserta', 'Menunggu pembayaran → Diterima'],
      ['Mendaftar', null],
    ]);
  });

  it('contains changes of the person, from here or the list of users, with old and new values (D223)', async () => {
    const { id, member_id } = await person({ status: 'ACCEPTED', registered_at: new Date('2026-01-05T02:00:00Z') });
    await api.call(actions.editParticipantPerson, first, { params: { id }, body: { full_name: 'Rina Baru' } });
    const users = await signedIn(api, await insertAdmin(api.db, { menu: '["users"]', name: 'Tono Pengguna' }));
    await api.call(members.updateMember, users, { body: { id: member_id, city: 'Kota Bogor', gender: 'F' } });
    await api.call(members.updateMember, users, { body: { id: member_id, gender: 'M' } });
    const { body } = await api.call(list.readParticipantTimeline, first, { params: { id } });
    const shown = (body as unknown as { title: string; detail: string | null; actor: string | null }[]).filter(
      ({ title }) => title === 'Memperbarui pengguna',
    );
    expect(shown.map(({ detail, actor }) => [detail, actor])).toEqual([
      ['Kota: Kota Bogor', 'Tono Pengguna'],
      [expect.stringMatching(/^Nama lengkap: .+ → Rina Baru$/), 'Ani Pertama'],
    ]);
  });
});
