import type { LiveStream } from '@widya/contract/live-streams';

const HOUR = 3_600_000;

/** Returns the time `hours` from now, rounded up to a full minute. */
const after = (hours: number): string =>
  new Date(Math.ceil((Date.now() + hours * HOUR) / 60_000) * 60_000).toISOString();

const BASE: LiveStream = {
  id: 11,
  code: 'WAYANG7Q',
  name: 'Bincang Wayang Contoh',
  url_video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  stream_finish: after(5),
  active: 1,
  created_at: '2026-11-01T03:00:00.000Z',
  updated_at: '2026-11-10T03:00:00.000Z',
  version: 4,
};

/** Fixture of a live stream; pass the fields that the story is about. */
export const liveStream = (changes: Partial<LiveStream> = {}): LiveStream => ({ ...BASE, ...changes });

/** Live streams that are on air, about to end, ended, inactive, and without an end. */
export const STREAMS: readonly LiveStream[] = [
  liveStream(),
  liveStream({
    id: 12,
    code: 'SASTRA2K',
    name: 'Malam Sastra Contoh',
    url_video: 'https://video.widya.example/siaran/malam-sastra-contoh-dari-panggung-utama',
    stream_finish: after(0.2),
  }),
  liveStream({
    id: 13,
    code: 'BAHASA5T',
    name: 'Bulan Bahasa Contoh',
    stream_finish: '2026-10-28T14:00:00.000Z',
  }),
  liveStream({ id: 14, code: 'UJI9CABA', name: 'Siaran Coba Contoh', active: 0 }),
  liveStream({ id: 15, code: 'RADIO3AA', name: 'Radio Contoh', stream_finish: null }),
];
