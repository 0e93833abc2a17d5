import { plusDays } from '@widya/contract/time/days';
import { instantAt, wibDate } from '@widya/contract/time/instants';
import { formatNumericDate } from '@widya/contract/time/texts';
import { ask } from './api.ts';

const HOUR = 3_600_000;

/**
 * Ten in the morning, WIB, of the day so many days from today (negative: before), and hours after that. ISO-8601. A fixed time of day:
 * what lasts two hours must end on the day it began, whenever the tests run.
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

/** A name that no other test has. */
export const ownName = (what: string): string =>
  `${what} Uji ${Date.now().toString(36)}${Math.floor(Math.random() * 1_000)}`;

/** Fields of a class of one test alone: two weeks from now, two hours long, unless told otherwise. */
export const classFields = (what: string, fields: object = {}): object => ({
  name: ownName(what),
  topic_code: '0',
  start_time: daysFromNow(14),
  end_time: daysFromNow(14, 2),
  registration_start_time: daysFromNow(-1),
  registration_end_time: daysFromNow(13),
  ...fields,
});

/** A class of one test alone, made through the API: a draft. */
export async function newClass(what: string, fields: object = {}): Promise<MadeClass> {
  const { data } = await ask<{ data: MadeClass }>('admin', '/v1/class', {
    method: 'POST',
    body: JSON.stringify(classFields(what, fields)),
  });
  return data;
}

/** Publishes a class through the API. */
export const publish = (code: string): Promise<unknown> =>
  ask('admin', `/v1/class/${code}/publishStatus/toggle`, {
    method: 'PATCH',
    body: JSON.stringify({ publish_status: 'OPEN' }),
  });

/** A class of one test alone for which people can register. */
export async function publishedClass(what: string, fields: object = {}): Promise<MadeClass> {
  const made = await newClass(what, fields);
  await publish(made.code);
  return made;
}

/** A class of one test alone that is over: it stands in the archive. */
export const pastClass = (what: string, fields: object = {}): Promise<MadeClass> =>
  newClass(what, {
    start_time: daysFromNow(-3),
    end_time: daysFromNow(-3, 2),
    registration_start_time: daysFromNow(-9),
    registration_end_time: daysFromNow(-4),
    ...fields,
  });

/** Somebody who takes part in a class, invited and so accepted. */
export const invite = (code: string, full_name: string): Promise<unknown> =>
  ask('admin', `/v1/class/${code}/invite`, {
    method: 'POST',
    body: JSON.stringify([
      { full_name, email: `${ownName('peserta').replaceAll(' ', '.').toLowerCase()}@uji.example` },
    ]),
  });

/** Gives a class its final test. */
export const addTest = (class_code: string, question_json: readonly object[]): Promise<unknown> =>
  ask('admin', '/v1/quiz/question', { method: 'POST', body: JSON.stringify({ class_code, question_json }) });

/** Changes fields of a class through the API. */
export const changeClass = (code: string, fields: object): Promise<unknown> =>
  ask('admin', `/v1/class/${code}`, { method: 'PUT', body: JSON.stringify(fields) });

/** A day in WIB as the date fields read it: `24-11-2026`. */
export const typedDay = (instant: string): string => formatNumericDate(instant);
