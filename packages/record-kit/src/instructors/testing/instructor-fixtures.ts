import type { Instructor } from '@widya/contract/instructors';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';

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
  has_second_factor: null,
  active: 1,
  created_at: CREATED,
  version: 1,
}));

/** The link of an invented instructor, without its target: the class or the course. */
export const assignedOf = ({ id, name, position, description }: Instructor) => ({
  id: 100 + id,
  instructor_id: id,
  name,
  position,
  description,
  instructor_image_url: null,
  created_at: CREATED,
});

interface Links {
  /** Path of the calls, for example `/v1/class_instructors`. */
  readonly path: string;
  /** Suffix of `path` in the call that reads the list, for example `/:code/class`. */
  readonly listed: string;
  /** Returns the complete link of an instructor, including the class or course. */
  readonly linkOf: (instructor: Instructor) => { readonly id: number };
  /** Instructors who are assigned at the start. */
  readonly first: readonly Instructor[];
}

/** Fakes the API for stories and tests: adds and removes links, and refuses other targets than that of `linkOf`. */
export function assignmentApi({ path, listed, linkOf, first }: Links): FakeApi {
  let links = first.map(linkOf);
  return {
    [`GET ${path}${listed}`]: () => ({ body: links }),
    'GET /v1/instructor': ({ query }) => ({
      body: INSTRUCTORS.filter(({ name }) => name.toLowerCase().includes((query.get('q') ?? '').toLowerCase())),
    }),
    [`POST ${path}/create`]: ({ body }) => {
      const { instructor_id, ...target } = body as { instructor_id: number };
      const link = linkOf(INSTRUCTORS.find(({ id }) => id === instructor_id) as Instructor);
      if (Object.entries(target).some(([key, value]) => Reflect.get(link, key) !== value))
        return refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan');
      links = [...links, link];
      return { status: 201, body: { success: true, affectedRows: 1, id: link.id, data: link } };
    },
    [`DELETE ${path}/:id`]: ({ params }) => {
      links = links.filter(({ id }) => String(id) !== params.id);
      return { body: { success: true, affectedRows: 1 } };
    },
  };
}
