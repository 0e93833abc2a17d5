import type { ClassRecord } from '@widya/contract/classes';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { TOPICS } from './class-fixtures.ts';
import { PREVIEW_WITHOUT_REVIEWS } from './class-preview.ts';
import { classRecord } from './class-record.ts';

/** Fake API of the class form. It stores one class, so that later reads return what was saved. */
export function classFormApi(start: ClassRecord = classRecord()): FakeApi {
  let record = start;
  const written = (changes: object) => {
    record = { ...record, ...changes, version: record.version + 1 };
    return {
      body: {
        success: true,
        affectedRows: 1,
        id: record.id,
        name: record.name,
        code: record.code,
        data: record,
        version: record.version,
        warnings: [],
        promoted: 0,
        new_status: record.publish_status,
      },
    };
  };
  return {
    'GET /v1/class/:code/history': () => ({
      body: {
        data: [
          {
            id: 2,
            name: 'Ratna Prameswari',
            code: 'UPDATE_CLASS',
            activity: 'Memperbarui kelas',
            fields: ['price'],
            created_at: record.updated_at,
          },
        ],
        meta: { page: 1, per_page: 8, total: 1 },
      },
    }),
    'GET /v1/class/:code': () => ({ body: record }),
    'GET /v1/class/:code/preview': () => ({ body: PREVIEW_WITHOUT_REVIEWS }),
    'GET /v1/class_instructors/:code/class': () => ({ body: [] }),
    'GET /v1/topic': () => ({ body: TOPICS }),
    'POST /v1/class': ({ body }) => written({ ...(body as object), code: 'BARU2345' }),
    'PUT /v1/class/:code': ({ body }) => written(body as object),
    'PATCH /v1/class/:code/publishStatus/toggle': ({ body }) => written(body as object),
    'POST /v1/topic': ({ body }) => {
      const { name } = body as { name: string };
      const data = { code: 'ACAK2345', name, active: 1, class_count: 0, version: 1 };
      return { status: 201, body: { success: true, code: data.code, name, version: 1, data } };
    },
    'POST /v1/zoom/generateZoomLink': () => ({
      status: 201,
      body: { success: true, stream_url: 'https://zoom.example/j/123', zoom_id: '123', passcode: '4711' },
    }),
  };
}
