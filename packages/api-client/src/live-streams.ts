import type { LiveStream, LiveStreamChange, NewLiveStream } from '@widya/contract/live-streams';
import * as liveStreams from '@widya/contract/live-streams';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** A live stream by its code. */
export const useLiveStream = (code: string): Query<LiveStream> =>
  useQuery(liveStreams.readLiveStream, { params: { code } });

/** Actions on live streams. Each rejects with an ApiError and updates the cached reads. */
export function useLiveStreamActions() {
  const write = useWrite([liveStreams.listLiveStreams]);
  return {
    /** @param idempotencyKey kept by the form until it succeeds, so that a second press creates no second stream. */
    create: (body: NewLiveStream, idempotencyKey?: string) =>
      write(call(liveStreams.createLiveStream, { body, idempotencyKey })),
    /** Omitted fields stay unchanged. @throws ApiError with VERSION_CONFLICT (carries the current record) */
    update: (code: string, body: LiveStreamChange) =>
      write(call(liveStreams.updateLiveStream, { params: { code }, body })),
    activate: (id: number) => write(call(liveStreams.activateLiveStream, { params: { id: String(id) } })),
    deactivate: (id: number) => write(call(liveStreams.deactivateLiveStream, { params: { id: String(id) } })),
    /** Deletes permanently. */
    remove: (id: number) => write(call(liveStreams.deleteLiveStream, { params: { id: String(id) } })),
  };
}
