import { z } from 'zod';
import { feedbackRow } from './feedback.schemas.ts';
import { memberRow } from './members.schemas.ts';
import { questionRow } from './questions.schemas.ts';
import { idParam, instant, listAnswer, pageQuery, wibDay } from './scalars.schemas.ts';

const count = z.number().int();

/** Parts of the dashboard. Each card requests its own, so that it fails and reloads independently. */
export const DASHBOARD_PARTS = ['totals', 'registration', 'gender', 'login', 'register', 'city', 'age'] as const;

/** Counts of the last seven days (WIB), today last. */
const ofDays = z.array(z.object({ day: wibDay, count }));

const data = z.object({
  /** When the oldest of these figures was counted. */
  counted_at: instant,
  totals: z
    .object({
      /** Members that are not deleted. */
      members: count,
      /** Registrations in classes and courses: accepted, and waiting for payment. */
      accepted: count,
      waiting: count,
      /** Sum of accepted prices without invited people, whole rupiah. D30. */
      class_income: count,
      course_income: count,
    })
    .optional(),
  registrationData: z.array(z.object({ day: wibDay, classes: count, courses: count })).optional(),
  memberGenderData: z.array(z.object({ gender: z.enum(['M', 'F']).nullable(), count })).optional(),
  /** By the day of the last sign-in. */
  memberLoginData: ofDays.optional(),
  memberUserRegisterData: ofDays.optional(),
  /** The five cities with the most members. */
  memberCityData: z.array(z.object({ city: z.string(), count })).optional(),
  /** Age in whole years today, in WIB. D97. */
  memberAgeData: z
    .object({
      below_17: count,
      between_18_24: count,
      between_25_39: count,
      more_40: count,
      /** Without a date of birth. D95. */
      unknown: count,
    })
    .optional(),
});

/** Kinds of waiting work, with the menu key of the list that each links to. */
export const TODAY_KINDS = {
  class_without_link: 'home',
  registration_waiting: 'participation',
  mail_failed: 'email',
  order_exception: 'transaction',
  question_unanswered: 'help',
  complaint_new: 'complaint',
} as const;

export const TODAY_NAMES = Object.keys(TODAY_KINDS) as [keyof typeof TODAY_KINDS, ...(keyof typeof TODAY_KINDS)[]];

const page = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });
const totalPages = z.number().int().min(1);

const weekly = z.array(
  z.object({
    /** Last of seven days (WIB), counted back from today. D99. */
    raw_max: wibDay,
    registration_count: count,
  }),
);

const people = listAnswer(memberRow);

/** Filters of `filteredUser`; a call uses exactly one. */
const ONE_OF = ['city', 'gender', 'registerDate', 'loginDate'] as const;

/** `none` finds people without a value. */
const byValue = pageQuery
  .extend({
    city: z.string().trim().min(1).max(100).optional(),
    gender: z.enum(['M', 'F', 'none']).optional(),
    registerDate: wibDay.optional(),
    loginDate: wibDay.optional(),
  })
  .superRefine((query, context) => {
    if (ONE_OF.filter((name) => query[name] !== undefined).length === 1) return;
    context.addIssue({ code: 'custom', path: ['city'], message: `Isi salah satu: ${ONE_OF.join(', ')}` });
  });

const age = z.coerce.number().int().min(0).max(150);

export const dashboardSchemas = {
  readDashboardData: { query: z.object({ part: z.enum(DASHBOARD_PARTS).optional() }), answer: data },
  readDashboardToday: {
    answer: z.object({
      counted_at: instant,
      /** The day in WIB. */
      day: wibDay,
      /** Every kind that the caller may open, also with a count of 0. */
      items: z.array(z.object({ kind: z.enum(TODAY_NAMES), count })),
    }),
  },
  listDashboardFeedbacks: { query: page, answer: z.object({ totalPages, participantFeedbacks: z.array(feedbackRow) }) },
  listDashboardQuestions: { query: page, answer: z.object({ totalPages, questions: z.array(questionRow) }) },
  listFilteredUsers: { query: byValue, answer: people },
  listUsersByRegistrationDate: { query: pageQuery.extend({ registerDate: wibDay }), answer: people },
  /**
   * Both ends included; without `maxAge` there is no upper limit. `unknown` finds people without a date of birth. D97.
   */
  listUsersByAge: {
    query: pageQuery
      .extend({ minAge: age.optional(), maxAge: age.optional(), unknown: z.literal('1').optional() })
      .superRefine(({ minAge, maxAge, unknown }, context) => {
        if (unknown === undefined && minAge === undefined && maxAge === undefined)
          context.addIssue({ code: 'custom', path: ['minAge'], message: 'Wajib diisi' });
        if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
          context.addIssue({ code: 'custom', path: ['maxAge'], message: 'Usia tertinggi harus sama atau lebih besar' });
      }),
    answer: people,
  },
  listWeeklyCourseRegistrations: { answer: weekly },
  listWeeklyRegistrationsOfCourse: { params: idParam, answer: weekly },
  /** Both days included. */
  listUsersByCourseRegistration: {
    query: pageQuery.extend({ startDate: wibDay, endDate: wibDay }).superRefine(({ startDate, endDate }, context) => {
      if (startDate > endDate)
        context.addIssue({
          code: 'custom',
          path: ['endDate'],
          message: 'Tanggal akhir harus sama dengan atau setelah tanggal awal',
        });
    }),
    answer: people,
  },
};
