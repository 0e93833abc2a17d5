import { createHash } from 'node:crypto';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { CARD, POSTER_CELL, type PosterFacts, posterSvg, THUMBNAIL } from '@widya/contract/poster/poster';
import { sharePicture, squarePoster, type WordedPoster } from '@widya/contract/poster/poster-with-words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { OUTLINES } from '../../modules/posters/outlines.ts';
import { selectPosterRecord } from '../../modules/posters/poster-record.ts';
import { missingFile } from '../../platform/http/missing-file.ts';
import type { Services } from '../../platform/http/services.ts';
import { HARMLESS } from '../../platform/storage/file-routes.ts';

const FILE = /^(.{1,200})\.(svg|png)$/;
const CODE = /^[A-Za-z0-9_-]{3,60}$/;
const MOST_TOPIC = 60;

/** Pictures a minute from one address: an office looks at lists of fifty together; a PNG costs a hundred times as much. */
const PER_MINUTE = { svg: 3_000, png: 300 } as const;

/** So many PNGs stay in memory; drawing one takes a tenth of a second. */
const MOST_DRAWN = 60;

/** Width of a PNG without words: twice what a mail shows. */
const PNG_WIDTH = 1_120;
const CSS_DPI = 72;

/** Shapes by the value of `bentuk` that need no words. */
const MOTIFS: ReadonlyMap<string, (poster: PosterFacts) => string> = new Map([
  ['kartu', (poster) => posterSvg(poster, CARD)],
  ['mini', (poster) => posterSvg(poster, THUMBNAIL)],
]);
/** All shapes of a record's poster: for cards without `bentuk`. */
const SHAPES = new Map<string, (poster: WordedPoster) => string>([
  ...MOTIFS,
  ['kotak', (poster) => squarePoster(poster, OUTLINES)],
]);

const drawn = new Map<string, Promise<Buffer>>();

/** An SVG as PNG; programs that show links or mails take no SVG. @param density dots per inch */
function drawPng(svg: string, mark: string, density: number): Promise<Buffer> {
  const before = drawn.get(mark);
  if (before) return before;
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= MOST_DRAWN) drawn.delete(oldest);
  const made = sharp(Buffer.from(svg), { density }).png({ palette: true }).toBuffer();
  drawn.set(mark, made);
  return made;
}

interface PosterRequest {
  Params: { file: string };
  Querystring: { bentuk?: string; topik?: string };
}

/** What is drawn, and how sharply. */
interface Drawing {
  readonly svg: string;
  readonly density: number;
}

const MOTIF_DENSITY = (CSS_DPI * PNG_WIDTH) / (CARD.columns * POSTER_CELL);

/** A poster without words, from what its address says alone: of drafts and hidden records too, since it tells nothing of them. */
function motifDrawing(seed: string, { bentuk = 'kartu', topik }: PosterRequest['Querystring']): Drawing | null {
  const draw = MOTIFS.get(bentuk);
  // Named twice, it is a list.
  if (seed === '' || draw === undefined || typeof topik !== 'string' || topik.length > MOST_TOPIC) return null;
  return { svg: draw({ seed, topic: topik }), density: MOTIF_DENSITY };
}

/** The poster of a record that anybody may see: an uploaded one as the address it has; null for what may not be seen. */
async function recordDrawing(
  { db }: Pick<Services, 'db'>,
  code: string,
  type: string,
  bentuk: string | undefined,
): Promise<Drawing | string | null> {
  const draw = SHAPES.get(bentuk ?? 'kartu');
  const record = draw === undefined || !CODE.test(code) ? null : await selectPosterRecord(db, code);
  if (record === null || draw === undefined) return null;
  if (record.uploaded !== null) return record.uploaded;
  const svg = type === 'png' ? sharePicture(record.poster, OUTLINES) : draw(record.poster);
  return { svg, density: CSS_DPI };
}

/**
 * Posters of records without one, `/poster/MNA7Q2.svg`, and the picture of a shared link, `/poster/MNA7Q2.png`. With a topic in
 * the address, `/poster/MNA7Q2.svg?bentuk=mini&topik=SUNTING`, a motif alone.
 */
export function posterRoutes(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  const max = ({ url }: FastifyRequest) => (/\.png(\?|$)/.test(url) ? PER_MINUTE.png : PER_MINUTE.svg);
  const limit = { config: { rateLimit: { max, timeWindow: '1 minute', allowList: [] } } };
  app.get<PosterRequest>(PARTICIPANT_PATHS.poster, limit, async (request, reply) => {
    const { query } = request;
    const [, name = '', type = ''] = FILE.exec(request.params.file) ?? [];
    const found =
      query.topik === undefined ? await recordDrawing(services, name, type, query.bentuk) : motifDrawing(name, query);
    if (found === null) return missingFile(reply);
    reply.header('cache-control', `public, max-age=${ageOf(query)}, stale-while-revalidate=86400`);
    reply.header('cross-origin-resource-policy', 'cross-origin').header('content-security-policy', HARMLESS);
    if (typeof found === 'string') return reply.redirect(found, 302);
    const mark = createHash('sha256').update(found.svg).digest('base64url').slice(0, 22);
    if (isKnown(request, reply, mark)) return reply.status(304).send();
    if (type === 'png') return reply.type('image/png').send(await drawPng(found.svg, mark, found.density));
    return reply.type('image/svg+xml; charset=utf-8').send(found.svg);
  });
}

/** Seconds: a record may change its topic or get a poster of its own, a motif that is named in full stays as it is. */
const ageOf = ({ topik }: PosterRequest['Querystring']): number => (topik === undefined ? 600 : 86_400);

/** Marks the answer; whether the browser has this very picture. */
function isKnown(request: FastifyRequest, reply: FastifyReply, mark: string): boolean {
  // Weak: the same picture compressed is the same picture.
  const etag = `W/"${mark}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
