import type { ClassInstructor } from '@widya/contract/class-instructors';
import type { Instructor } from '@widya/contract/instructors';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { classRecord } from './class-record.ts';

const CLASS_RECORD = classRecord();

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

/** The link of an invented instructor to the invented class. */
export const linkOf = ({ id, name, position, description }: Instructor): ClassInstructor => ({
  id: 100 + id,
  class_code: CLASS_RECORD.code,
  class_name: CLASS_RECORD.name,
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
    'GET /v1/class_instructors/:code/class': () => ({ body: links }),
    'GET /v1/class/:code': () => ({ body: CLASS_RECORD }),
    'GET /v1/instructor': ({ query }) => ({
      body: INSTRUCTORS.filter(({ name }) => name.toLowerCase().includes((query.get('q') ?? '').toLowerCase())),
    }),
    'POST /v1/class_instructors/create': ({ body }) => {
      const { instructor_id } = body as { instructor_id: number };
      const link = linkOf(INSTRUCTORS.find(({ id }) => id === instructor_id) as Instructor);
      links = [...links, link];
      return { status: 201, body: { success: true, affectedRows: 1, id: link.id, data: link } };
    },
    'DELETE /v1/class_instructors/:id': ({ params }) => {
      links = links.filter(({ id }) => String(id) !== params.id);
      return { body: { success: true, affectedRows: 1 } };
    },
  };
}
