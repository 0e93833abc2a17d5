import type { CourseInstructor } from '@widya/contract/course-instructors';
import type { Instructor } from '@widya/contract/instructors';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { courseRecord } from './course-fixtures.ts';

const COURSE = courseRecord();

const CREATED = '2026-10-02T02:00:00.000Z';

const people: readonly (readonly [name: string, position: string | null, description: string | null])[] = [
  ['Dr. Contoh Hadikusumo', 'Widyaiswara Utama', '<p>Menyunting naskah sejak <strong>1998</strong>.</p>'],
  ['Ratri Contoh Wulandari', 'Penyunting', '<p>Mengajar <em>penyuntingan bahasa</em> dan tata naskah dinas.</p>'],
  ['Bagas Contoh Pradipta', 'Penerjemah', null],
  ['Laksmi Contoh Maheswari', null, null],
];

/** Invented instructors. */
export const INSTRUCTORS: readonly Instructor[] = people.map(([name, position, description], index) => ({
  id: index + 1,
  name,
  email: `widyaiswara${index + 1}@widya.example`,
  position,
  description,
  instructor_image_url: null,
  active: 1,
  created_at: CREATED,
  version: 1,
}));

/** The link of an invented instructor to the invented course. */
export const linkOf = ({ id, name, position, description }: Instructor): CourseInstructor => ({
  id: 100 + id,
  course_id: COURSE.id,
  course_code: COURSE.course_code,
  course_title: COURSE.title,
  instructor_id: id,
  name,
  position,
  description,
  instructor_image_url: null,
  created_at: CREATED,
});

/** The API behind the stories: links are added and removed as if for real. */
export function instructorApi(first: readonly Instructor[] = INSTRUCTORS.slice(0, 2)): FakeApi {
  let links = first.map(linkOf);
  return {
    'GET /v1/course_instructors/:courseId/course': () => ({ body: links }),
    'GET /v1/course/:id': () => ({ body: COURSE }),
    'GET /v1/instructor': ({ query }) => ({
      body: INSTRUCTORS.filter(({ name }) => name.toLowerCase().includes((query.get('q') ?? '').toLowerCase())),
    }),
    'POST /v1/course_instructors/create': ({ body }) => {
      const { instructor_id } = body as { instructor_id: number };
      const link = linkOf(INSTRUCTORS.find(({ id }) => id === instructor_id) as Instructor);
      links = [...links, link];
      return { status: 201, body: { success: true, affectedRows: 1, id: link.id, data: link } };
    },
    'DELETE /v1/course_instructors/:id': ({ params }) => {
      links = links.filter(({ id }) => String(id) !== params.id);
      return { body: { success: true, affectedRows: 1 } };
    },
  };
}
