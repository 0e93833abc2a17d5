import { describe, expect, it } from '@jest/globals';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  id: 'MNA7Q2@widya.example',
  title: 'Menyunting Naskah',
  start: new Date('2026-12-05T02:00:00.000Z'),
  end: new Date('2026-12-05T04:30:00.000Z'),
  now: new Date('2026-11-25T00:00:00.500Z'),
};

/** Splits a calendar file into lines and joins the folded ones. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has one appointment in UTC', () => {
    expect(linesOf(calendarFile(entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Widya//Situs peserta//ID',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:MNA7Q2@widya.example',
      'DTSTAMP:20261125T000000Z',
      'DTSTART:20261205T020000Z',
      'DTEND:20261205T043000Z',
      'SUMMARY:Menyunting Naskah',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends an hour after the start when the end is unknown', () => {
    expect(calendarFile({ ...entry, end: null })).toContain('DTEND:20261205T030000Z');
  });

  it('escapes line breaks, so that no text can add a line', () => {
    const text = calendarFile({
      ...entry,
      title: 'Satu; dua, tiga\\\r\nDTSTART:19700101T000000Z',
      link: 'https://a.example/\r\nX:1',
    });
    expect(linesOf(text)).toContain('SUMMARY:Satu\\; dua\\, tiga\\\\\\nDTSTART:19700101T000000Z');
    expect(linesOf(text).filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
    expect(linesOf(text)).toContain('URL:https://a.example/X:1');
  });

  it('folds long lines between characters', () => {
    const title = 'é'.repeat(100);
    const text = calendarFile({ ...entry, title });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(text)).toContain(`SUMMARY:${title}`);
  });
});
