import { wibDate } from '@widya/contract/time/instants';
import { atWib, DAY, HOUR } from './clock.ts';
import { DEMO_PHOTOS } from './demo-photos/demo-photos.ts';
import { EVENT_POSTERS, posterLocation } from './demo-posters/uploaded-posters.ts';
import { randomCode, randomFrom } from './random.ts';

const stamps = (at: number) => ({ created_at: new Date(at), updated_at: new Date(at) });

/** Live streams: two ended ones, one that ends this evening, an inactive one, and one that ends in forty days. */
export const liveStreamRows = (now: number) => {
  const random = randomFrom(53);
  return [
    'Siaran Bulan Bahasa',
    'Peluncuran Buku Peserta',
    'Bincang Literasi',
    'Siaran Uji Coba',
    'Penutupan Angkatan',
  ].map((name, index) => ({
    id: index + 1,
    code: randomCode(random),
    name,
    // A public video, so that one live stream has a preview.
    url_video:
      index === 2 ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : `https://video.example/siaran/${index + 1}`,
    stream_finish: new Date(atWib(now + (index - 2) * 20 * DAY, 21)),
    active: index === 3 ? 0 : 1,
    ...stamps(now - (120 - index * 20) * DAY),
  }));
};

const photosOf = (product: number): string[] =>
  DEMO_PHOTOS.filter((photo) => photo.product === product).map(({ location }) => location);

export const merchandiseRows = (now: number) =>
  [
    'Buku Catatan Widya',
    'Kaus Cinta Bahasa',
    'Pembatas Buku Batik',
    'Antologi Cerpen Peserta',
    'Tas Kain Literasi',
    'Kamus Saku',
  ].map((name, index) => ({
    id: index + 1,
    name,
    description: `${name} dibuat bersama peserta kelas.`,
    price: 25_000 * (index + 1),
    marketplace_link: `https://toko.example/kreasi/${index + 1}`,
    image_url: photosOf(index + 1)[0] ?? null,
    other_image_url: photosOf(index + 1).slice(1),
    active: index === 5 ? 0 : 1,
    activated: index === 4 ? 0 : 1,
    ...stamps(now - (200 - index * 10) * DAY),
  }));

export const notificationRows = (now: number) =>
  Array.from({ length: 24 }, (_, index) => {
    const at = new Date(now - (24 - index) * 12 * DAY);
    return {
      id: index + 1,
      title: index % 2 === 0 ? 'Kelas baru telah dibuka' : 'Pengingat kelas pekan ini',
      body: 'Buka aplikasi untuk melihat jadwal terbaru.',
      data: index % 3 === 0 ? { url: 'https://widya.example/kelas' } : {},
      // The demo has no push service, so notifications are only stored.
      status: 'STORED',
      audience_count: 3_000 + index * 20,
      created_by: 'Aditya Admin',
      created_at: at,
      next_at: at,
    };
  });

const EVENTS = [
  'Festival Literasi Widya',
  'Gelar Wicara Penyunting',
  'Pameran Karya Peserta',
  'Lokakarya Terbuka Menulis',
];

export const eventRows = (now: number) =>
  EVENTS.map((name, index) => {
    // Keeps one event open for visitors at any hour of the first day.
    const start = atWib(now + ((index - 1) * 18 + 1) * DAY, 9);
    return {
      id: index + 1,
      name,
      type: 'Webinar',
      event_url: name.toLowerCase().replaceAll(' ', '-'),
      publish_status: index === 3 ? 'DRAFT' : index === 2 ? 'HIDDEN' : 'OPEN',
      published_at: index === 3 ? null : new Date(start - 40 * DAY),
      start_time: new Date(start),
      end_time: new Date(start + 3 * HOUR),
      venue: 'Daring',
      short_description: 'Event terbuka untuk umum.',
      event_banner_url: posterLocation(EVENT_POSTERS, index + 1),
      price: index === 1 ? 75_000 : 0,
      quota: index === 1 ? 200 : null,
      additional_information: { layoutType: index % 2 === 0 ? 'Layout1' : 'Layout2' },
      ...stamps(start - 45 * DAY),
    };
  });

export const eventSessionRows = (now: number) =>
  eventRows(now).map(({ id, name, start_time, end_time, price, quota, created_at, updated_at }) => ({
    id,
    event_id: id,
    name,
    start_time,
    end_time,
    session_speaker: 'Narasumber Tamu',
    price,
    quota,
    online_payment: price > 0,
    additional_information: { streamType: 'Zoom' },
    created_at,
    updated_at,
  }));

/** Page views of the last two weeks, for the seven-day chart. */
export const eventMetricRows = (now: number) =>
  EVENTS.flatMap((_, event) =>
    Array.from({ length: 14 }, (_day, back) => ({
      event_id: event + 1,
      day: wibDate(now - back * DAY),
      views: 20 + ((event * 37 + back * 53) % 90),
    })),
  );
