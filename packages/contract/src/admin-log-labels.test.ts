import { describe, expect, it } from '@jest/globals';
import { ACTIVITY_LABELS, activityLabel, codesMatching, objectLabel } from './admin-log-labels.ts';
import { CATALOG } from './catalog.ts';

describe('activity labels', () => {
  it.each([
    ['CREATE_CLASS', 'Membuat kelas'],
    ['UPDATE_CLASS', 'Memperbarui kelas'],
    ['DELETE_CLASS', 'Menyembunyikan kelas'],
    ['RESTORE_CLASS', 'Memulihkan kelas'],
    ['HARDDELETE_CLASS', 'Menghapus permanen kelas'],
    ['BAN_ADMIN', 'Memblokir admin'],
    ['UNBAN_ADMIN', 'Memulihkan admin'],
    ['INVITE_PARTICIPANT', 'Mengundang peserta'],
    ['REJECT_PARTICIPANT', 'Menolak peserta'],
    ['ACCEPT_PARTICIPANT', 'Menerima peserta'],
  ])('%s reads %s (D132)', (code, label) => {
    expect(activityLabel(code)).toBe(label);
  });

  it('shows an unknown code as it is', () => {
    expect(activityLabel('PAINT_WALL')).toBe('PAINT_WALL');
    expect(activityLabel('toString')).toBe('toString');
    expect(objectLabel('wall')).toBe('wall');
  });

  it('names every activity that an endpoint declares', () => {
    const codes = CATALOG.flatMap(({ facts }) => (facts.audit === null ? [] : [facts.audit]));
    expect(codes.filter((code) => !(code in ACTIVITY_LABELS))).toEqual([]);
  });

  it('finds codes by their label', () => {
    expect(codesMatching('memblokir')).toEqual(['BAN_ADMIN']);
    expect(codesMatching('zzz')).toEqual([]);
  });
});
