import type { CourseRecord } from '@widya/contract/courses';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { CHAPTERS, syllabusCourse } from './chapter-fixtures.ts';
import { COURSES, coursePage, courseRecord } from './course-fixtures.ts';

/** Fake API of the course list, on which every call succeeds. */
export const courseListApi = (): FakeApi => ({
  'GET /v1/course': ({ query }) => {
    const shown = COURSES.filter(({ active }) => active === 1 || query.get('hidden') === '1');
    return { body: query.has('page') ? coursePage(shown) : shown };
  },
  'PUT /v1/course/:id/toggle': ({ body }) => ({
    body: { success: true, affectedRows: 1, active: (body as { active: boolean }).active ? 1 : 0 },
  }),
  'DELETE /v1/course/:id': () => ({ body: { success: true, affectedRows: 1 } }),
  'POST /v1/course/update_batch_price': ({ body }) => {
    const { ids, price } = body as { ids: number[]; price: number };
    const changes = ids.map((id) => ({ id, course_code: `K${id}`, old_price: 149_000, price }));
    return { body: { success: true, affectedRows: ids.length, changes } };
  },
});

/** Fake API of the course form. It stores one course, so that later reads return what was saved. */
export function courseFormApi(start: CourseRecord = courseRecord()): FakeApi {
  let record = start;
  const written = (changes: object) => {
    record = { ...record, ...changes, version: record.version + 1 };
    return {
      body: {
        success: true,
        affectedRows: 1,
        id: record.id,
        title: record.title,
        data: record,
        version: record.version,
        warnings: [],
      },
    };
  };
  return {
    'GET /v1/course/:id': () => ({ body: record }),
    'GET /v1/course/:id/history': () => ({
      body: {
        data: [
          {
            id: 2,
            name: 'Ratna Prameswari',
            code: 'UPDATE_COURSE',
            activity: 'Memperbarui kelas daring mandiri',
            fields: ['price'],
            created_at: record.updated_at,
          },
        ],
        meta: { page: 1, per_page: 8, total: 1 },
      },
    }),
    'POST /v1/course': ({ body }) => written(body as object),
    'POST /v1/course/:id/duplicate': () => ({
      ...written({ id: 8, title: `Salinan ${record.title}`, active: 0 }),
      status: 201,
    }),
    'PUT /v1/course/:id/toggle': ({ body }) => {
      const { active } = body as { active: boolean };
      written({ active: active ? 1 : 0 });
      return { body: { success: true, affectedRows: 1, active: record.active, data: record } };
    },
    'DELETE /v1/course/:id': () => ({ body: { success: true, affectedRows: 1 } }),
    'GET /v1/course_chapter/:courseId/course': () => ({
      body: { course: syllabusCourse(), chapters: CHAPTERS, sub_chapters: {} },
    }),
    'PUT /v1/course/:id': ({ body }) => written(body as object),
  };
}
