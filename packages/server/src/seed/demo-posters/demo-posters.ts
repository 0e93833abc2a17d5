import { createHash } from 'node:crypto';
import { sharePicture, squarePoster } from '@widya/contract/poster/poster-with-text';
import sharp from 'sharp';
import { OUTLINES } from '../../modules/posters/outlines.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const QUALITY = 84;

/** The sizes that the crop of an upload produces. */
const PIXELS = { square: { width: 800, height: 800 }, wide: { width: 1_600, height: 800 } } as const;

/** A poster that demo staff have uploaded, with its own text and pattern. */
export interface DemoPoster {
  readonly owner: 'class' | 'course' | 'event';
  readonly shape: keyof typeof PIXELS;
  readonly title: string;
  readonly above: string;
  readonly below: string;
  /** Topic whose colours it uses. */
  readonly topic: string;
}

export const DEMO_POSTERS: readonly DemoPoster[] = [
  {
    owner: 'class',
    shape: 'square',
    title: 'Satu siang, satu keterampilan baru',
    above: 'Kelas praktik Widya',
    below: 'Contoh nyata, latihan langsung',
    topic: 'PIMPIN',
  },
  {
    owner: 'class',
    shape: 'square',
    title: 'Belajar dari yang mengerjakannya setiap hari',
    above: 'Seri praktisi',
    below: 'Tanya jawab sampai tuntas',
    topic: 'WARTA',
  },
  {
    owner: 'class',
    shape: 'square',
    title: 'Bahasa yang terang untuk pekerjaan yang penting',
    above: 'Kelas praktik Widya',
    below: 'Materi dan sertifikat',
    topic: 'ILMIAH',
  },
  {
    owner: 'course',
    shape: 'square',
    title: 'Belajar sesuai irama sendiri',
    above: 'Kelas daring mandiri',
    below: 'Mulai kapan saja',
    topic: 'TERJEMAH',
  },
  {
    owner: 'event',
    shape: 'wide',
    title: 'Gelar Wicara Penyunting',
    above: 'Event terbuka',
    below: 'Daring, untuk umum',
    topic: 'DIGITAL',
  },
];

/** The key is a hash of the title, so that the same demo data always has the same files. */
export const keyOfPoster = ({ owner, title }: DemoPoster): string =>
  `public/${owner}-images/2026/${createHash('sha256').update(title).digest('hex').slice(0, 32)}.jpg`;

const drawn = new Map<DemoPoster, Promise<Buffer>>();

/** Draws a poster as a JPEG; cached, since its row and its file need the same bytes. */
export function drawPoster(poster: DemoPoster): Promise<Buffer> {
  const cached = drawn.get(poster);
  if (cached) return cached;
  const { shape, title, above, below, topic } = poster;
  const worded = { seed: title, topic, title, topicName: above, when: below };
  const svg = shape === 'wide' ? sharePicture(worded, OUTLINES) : squarePoster(worded, OUTLINES);
  const { width, height } = PIXELS[shape];
  const content = sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  drawn.set(poster, content);
  return content;
}

/** Stores the uploaded demo posters under the keys in their rows. */
export async function storeDemoPosters(storage: Storage): Promise<void> {
  for (const poster of DEMO_POSTERS) await storage.put(keyOfPoster(poster), await drawPoster(poster), 'image/jpeg');
}
