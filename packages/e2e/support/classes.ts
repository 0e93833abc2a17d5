import { plusDays } from '@widya/contract/time/days';
import { instantAt, wibDate } from '@widya/contract/time/instants';
import { formatNumericDate } from '@widya/contract/time/texts';
import { callAs } from './api.ts';
import { uniqueName } from './unique-name.ts';

const HOUR = 3_600_000;

/**
 * Returns 10:00 WIB of the day that is `days` from today (negative: before today), plus `hours`, as ISO-8601. The time
 * of day is fixed so that a class of two hours ends on the day it begins, whenever the tests run.
 */
export function daysFromNow(days: number, hours = 0): string {
  const ten = instantAt(plusDays(wibDate(Date.now()), days), '10:00');
  return new Date(ten.getTime() + hours * HOUR).toISOString();
}

export interface MadeClass {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly version: number;
}

/** Returns the fields of a class for one test: in two weeks and two hours long, unless `fields` overrides them. */
export const classFields = (name: string, fields: object = {}): object => ({
  name: uniqueName(name),
  topic_code: '0',
  start_time: daysFromNow(14),
  end_time: daysFromNow(14, 2),
  registration_start_time: daysFromNow(-1),
  registration_end_time: daysFromNow(13),
  ...fields,
});

/** Creates the draft of a class for one test through the API. */
export async function newClass(name: string, fields: object = {}): Promise<MadeClass> {
  const { data } = await callAs<{ data: MadeClass }>('admin', '/v1/class', {
    method: 'POST',
    body: JSON.stringify(classFields(name, fields)),
  });
  return data;
}

/** Publishes a class through the API. */
export const publish = (code: string): Promise<unknown> =>
  callAs('admin', `/v1/class/${code}/publishStatus/toggle`, {
    method: 'PATCH',
    body: JSON.stringify({ publish_status: 'OPEN' }),
  });

/** Creates a class for one test and publishes it, so that people can register. */
export async function publishedClass(name: string, fields: object = {}): Promise<MadeClass> {
  const made = await newClass(name, fields);
  await publish(made.code);
  return made;
}

/** Creates a class for one test that has ended, so that the archive lists it. */
export const pastClass = (name: string, fields: object = {}): Promise<MadeClass> =>
  newClass(name, {
    start_time: daysFromNow(-3),
    end_time: daysFromNow(-3, 2),
    registration_start_time: daysFromNow(-9),
    registration_end_time: daysFromNow(-4),
    ...fields,
  });

/** Invites a new person to a class, which makes them an accepted participant. */
export const invite = (code: string, full_name: string): Promise<unknown> =>
  callAs('admin', `/v1/class/${code}/invite`, {
    method: 'POST',
    body: JSON.stringify([
      { full_name, email: `${uniqueName('peserta').replaceAll(' ', '.').toLowerCase()}@uji.example` },
    ]),
  });

/** Gives a class its final test. */
export const addTest = (class_code: string, question_json: readonly object[]): Promise<unknown> =>
  callAs('admin', '/v1/quiz/question', { method: 'POST', body: JSON.stringify({ class_code, question_json }) });

/** Changes fields of a class through the API. */
export const changeClass = (code: string, fields: object): Promise<unknown> =>
  callAs('admin', `/v1/class/${code}`, { method: 'PUT', body: JSON.stringify(fields) });

/** Formats the day of an instant in WIB as date fields expect it: `24-11-2026`. */
export const typedDay = (instant: string): string => formatNumericDate(instant);
