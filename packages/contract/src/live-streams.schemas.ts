import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';
import {
  affectedAnswer,
  flag,
  instant,
  listAnswer,
  namedRecord,
  pageQuery,
  requiredText,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

export const liveStreamRow = namedRecord
  .extend({
    code: z.string(),
    url_video: z.string(),
    /** End of the live stream; null when it has none. */
    stream_finish: instant.nullable(),
    active: flag,
    updated_at: instant,
  })
  .meta({ id: 'LiveStream' });

/** Identifies a stream in a path: its code or its id. D127. */
const reference = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);

/** Random when empty or omitted. Digits alone would be read as an id (D127). */
const code = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || CODE_PATTERN.test(text),
    'Kode terdiri dari 3 sampai 32 huruf, angka, tanda hubung, atau garis bawah',
  )
  .refine((text) => !/^\d+$/.test(text), 'Kode harus memuat huruf');
const name = requiredText(150, 'Judul perlu diisi', 'Judul paling panjang 150 karakter');
const url_video = requiredText(1_000, 'Tautan perlu diisi', 'Tautan paling panjang 1.000 karakter');

const written = writtenAnswer(liveStreamRow);

export const liveStreamSchemas = {
  listLiveStreams: {
    query: pageQuery.extend({
      sort: sortBy(['created_at', 'code', 'name', 'active', 'stream_finish']).default('-created_at'),
    }),
    answer: listAnswer(liveStreamRow),
  },
  readLiveStream: { params: z.object({ code: reference }), answer: liveStreamRow },
  readPublicLiveStream: {
    params: z.object({ code: z.string().regex(CODE_PATTERN) }),
    answer: z.object({
      code: z.string(),
      name: z.string(),
      /** `early`: not shown yet, or deactivated; `over`: after its end. */
      state: z.enum(['early', 'live', 'over']),
      stream_finish: instant.nullable(),
      /** Address of the embedded player; null when the video's site does not allow it, or nothing is shown. */
      embed_url: z.string().nullable(),
      /** Address of the video's own page; null when nothing is shown. */
      video_url: z.string().nullable(),
    }),
  },
  createLiveStream: {
    body: z.object({
      code: code.nullish(),
      name,
      url_video,
      /** Defaults to two hours from now (D128). */
      stream_finish: instant.nullish(),
    }),
    answer: written.omit({ affectedRows: true }).extend({ id: z.number().int(), code: z.string(), name: z.string() }),
  },
  updateLiveStream: {
    params: z.object({ code: reference }),
    /** Omitted fields stay unchanged. */
    body: z
      .object({ name, url_video, stream_finish: instant.nullable() })
      .partial()
      .extend({ version: version.optional() }),
    answer: written,
  },
  activateLiveStream: { params: z.object({ id: reference }), answer: written },
  deactivateLiveStream: { params: z.object({ id: reference }), answer: written },
  deleteLiveStream: { params: z.object({ id: reference }), answer: affectedAnswer },
};
