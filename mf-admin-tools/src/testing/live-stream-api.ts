import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './admin-fixtures.ts';
import { liveStream, STREAMS } from './live-stream-fixtures.ts';

const done = { success: true, affectedRows: 1 };

/** Fake API of the stories of live streams, on which every call succeeds. */
export const liveStreamApi = (): FakeApi => ({
  'GET /v1/liveStreaming': () => ({ body: pageOf(STREAMS) }),
  'POST /v1/liveStreaming': ({ body }) => {
    const data = liveStream({ ...(body as object), id: 21, code: 'BARU2345', active: 0, version: 1 });
    return { status: 201, body: { success: true, id: 21, code: data.code, name: data.name, data, version: 1 } };
  },
  'GET /v1/liveStreaming/:code': ({ params }) => {
    const found = STREAMS.find(({ code }) => code === params.code);
    return found ? { body: found } : refusal(404, 'NOT_FOUND', 'Siaran langsung tidak ditemukan');
  },
  'PUT /v1/liveStreaming/:code': ({ body }) => {
    const data = liveStream({ ...(body as object), version: 5 });
    return { body: { ...done, data, version: 5 } };
  },
  'PUT /v1/liveStreaming/:id/active': () => ({ body: { ...done, data: liveStream(), version: 5 } }),
  'PUT /v1/liveStreaming/:id/inactive': () => ({ body: { ...done, data: liveStream({ active: 0 }), version: 5 } }),
  'DELETE /v1/liveStreaming/:id/delete': () => ({ body: done }),
});
