import { embedOf } from '@widya/contract/live-stream-embed';
import * as contract from '@widya/contract/live-streams';
import { liveStreamSchemas } from '@widya/contract/live-streams.schemas';
import { eq, sql } from 'drizzle-orm';
import { liveStreams } from '../../platform/database/schema/public-site.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { bindPublic } from '../../platform/http/bind.ts';

type Row = typeof liveStreams.$inferSelect;

/** A stream past its end is over, even if nobody has switched it off (D128). */
function stateOf({ active, stream_finish }: Row, now: Date) {
  if (stream_finish !== null && stream_finish <= now) return 'over';
  return active === 1 ? 'live' : 'early';
}

export const readPublic = bindPublic(
  contract.readPublicLiveStream,
  liveStreamSchemas.readPublicLiveStream,
  async ({ tx, params, now }) => {
    const [row] = await tx
      .select()
      .from(liveStreams)
      .where(eq(sql`lower(${liveStreams.code})`, params.code.toLowerCase()));
    if (row === undefined) throw notFound('Siaran langsung tidak ditemukan');
    const state = stateOf(row, now);
    const videoUrl = state === 'live' ? row.url_video.trim() : null;
    return {
      code: row.code,
      name: row.name,
      state,
      stream_finish: row.stream_finish?.toISOString() ?? null,
      embed_url: videoUrl === null ? null : embedOf(videoUrl),
      video_url: videoUrl,
    };
  },
);
