import { describe, expect, it } from '@jest/globals';
import { type ClassSchedule, nextSchedule } from './times.ts';

const at = (text: string) => new Date(`${text}+07:00`);
const none: ClassSchedule = {
  class_date: null,
  start_time: null,
  end_time: null,
  registration_start_date: null,
  registration_start_time: null,
  registration_end_date: null,
  registration_end_time: null,
  question_end_time: null,
};
const stored: ClassSchedule = {
  class_date: '2026-12-01',
  start_time: at('2026-12-01T09:00'),
  end_time: at('2026-12-01T11:00'),
  registration_start_date: '2026-11-01',
  registration_start_time: at('2026-11-01T08:00'),
  registration_end_date: '2026-11-30',
  registration_end_time: at('2026-11-30T17:00'),
  question_end_time: at('2026-12-02T11:00'),
};

describe('nextSchedule', () => {
  it('combines HH:mm with its day, derives days in WIB and the deadline from the end', () => {
    const next = nextSchedule({ class_date: '2026-12-05', start_time: '00:30', end_time: '02:00' }, none);
    expect(next).toMatchObject({
      class_date: '2026-12-05',
      start_time: at('2026-12-05T00:30'),
      end_time: at('2026-12-05T02:00'),
      question_end_time: at('2026-12-06T02:00'),
    });
  });

  it('prefers an instant to the day, and accepts start_date as another name', () => {
    const next = nextSchedule({ start_date: '2026-12-09', start_time: '2026-12-04T20:00:00Z' }, none);
    expect(next.class_date).toBe('2026-12-05');
    expect(nextSchedule({ start_date: '2026-12-09', start_time: '10:00' }, none).class_date).toBe('2026-12-09');
  });

  it('removes start and end when only the day changes (D56)', () => {
    const moved = nextSchedule({ class_date: '2026-12-08' }, stored);
    expect(moved).toMatchObject({ class_date: '2026-12-08', start_time: null, end_time: null });
    expect(nextSchedule({ class_date: '2026-12-01' }, stored)).toEqual(stored);
  });

  it('moves the deadline with the end, unless it was set separately', () => {
    const later = { end_time: '2026-12-01T05:00:00Z' };
    expect(nextSchedule(later, stored).question_end_time).toEqual(at('2026-12-02T12:00'));
    const apart = { ...stored, question_end_time: at('2026-12-20T00:00') };
    expect(nextSchedule(later, apart).question_end_time).toEqual(apart.question_end_time);
    const moved = { class_date: '2026-12-08', start_time: '09:00', end_time: '12:00' };
    expect(nextSchedule(moved, apart).question_end_time).toEqual(at('2026-12-09T12:00'));
  });

  it('keeps the time when only the day of the registration changes', () => {
    const next = nextSchedule({ registration_end_date: '2026-11-28', registration_start_date: null }, stored);
    expect(next).toMatchObject({
      registration_end_time: at('2026-11-28T17:00'),
      registration_start_date: null,
      registration_start_time: null,
    });
  });

  it('refuses a clock time without a day', () => {
    expect(() => nextSchedule({ start_time: '09:00' }, none)).toThrow(
      expect.objectContaining({ details: { errors: { start_time: 'Isi tanggalnya terlebih dahulu' } } }),
    );
  });

  it('leaves what is not named as it is', () => {
    expect(nextSchedule({}, stored)).toEqual(stored);
  });
});
