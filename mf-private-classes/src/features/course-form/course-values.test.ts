/** @jest-environment @widya/testing/jest/page-environment */
import { expect, test } from '@jest/globals';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { courseRecord } from '../../testing/course-fixtures.ts';
import { COURSE_FORM } from './course-definition.ts';
import { bodyOf, NEW_COURSE, valuesOf } from './course-values.ts';

const record = courseRecord();

test('an untouched form changes nothing', () => {
  expect(changesOf(COURSE_FORM, record, valuesOf(record))).toEqual({});
});

test('an unchanged entry keeps its bold text when another one is changed', () => {
  const values = { ...valuesOf(record), what_to_learn: ['Konsep lanjut', 'Latihan terbimbing'] };
  expect(changesOf(COURSE_FORM, record, values)).toEqual({
    what_to_learn: ['Konsep lanjut', '<b>Latihan</b> terbimbing'],
  });
});

test('the certificate is one entry among others (C-028)', () => {
  const others = courseRecord({ additional_information: ['Grup diskusi', 'Sertifikat'] });
  expect(valuesOf(others).certificate).toBe(true);
  const without = { ...valuesOf(others), certificate: false };
  expect(changesOf(COURSE_FORM, others, without)).toEqual({ additional_information: ['Grup diskusi'] });
  expect(bodyOf({ ...NEW_COURSE, certificate: true }).additional_information).toEqual(['Sertifikat']);
});

test('removes a struck price when the discount is switched off', () => {
  const struck = courseRecord({ is_discounted_price_null: false, non_discounted_price: 200_000 });
  expect(changesOf(COURSE_FORM, struck, { ...valuesOf(struck), discounted: false })).toEqual({
    is_discounted_price_null: true,
    non_discounted_price: null,
  });
});
