import { createHash } from 'node:crypto';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { CARD, POSTER_CELL, type PosterFacts, posterSvg, THUMBNAIL } from '@widya/contract/poster/poster';
import { type PosterWithText, sharePicture, squarePoster } from '@widya/contract/poster/poster-with-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { OUTLINES } from '../../modules/posters/outlines.ts';
import { selectPosterRecord } from '../../modules/posters/poster-record.ts';
import { missingFile } from '../../platform/http/missing-file.ts';
import type { Services } from '../../platform/http/services.ts';
import { HARMLESS } from '../../platform/storage/file-routes.ts';

const FILE = /^(.{1,200})\.(svg|png)$/;
const CODE = /^[A-Za-z0-9_-]{3,60}$/;
const MAX_TOPIC_LENGTH = 60;

/**
 * Pictures per minute from one IP address: an office loads lists of fifty at once; a PNG costs a hundred times as much.
 */
const PER_MINUTE = { svg: 3_000, png: 300 } as const;

/** PNGs cached in memory; drawing one takes a tenth of a second. */
const MAX_CACHED = 60;

/** Width of a PNG without text: twice the width shown in a mail. */
const PNG_WIDTH = 1_120;
const CSS_DPI = 72;

/** Shapes without text, by the value of `bentuk`. */
const MOTIFS: ReadonlyMap<string, (poster: PosterFacts) => string> = new Map([
  ['kartu', (poster) => posterSvg(poster, CARD)],
  ['mini', (poster) => posterSvg(poster, THUMBNAIL)],
]);
/** All shapes of a record's poster; without `bentuk` it is drawn for cards. */
const SHAPES = new Map<string, (poster: PosterWithText) => string>([
  ...MOTIFS,
  ['kotak', (poster) => squarePoster(poster, OUTLINES)],
]);

const drawnPngs = new Map<string, Promise<Buffer>>();

/** Draws an SVG as PNG, because mail programs and link previews do not support SVG. @param density dots per inch */
function drawPng(svg: string, digest: string, density: number): Promise<Buffer> {
  const cached = drawnPngs.get(digest);
  if (cached) return cached;
  const [oldest] = drawnPngs.keys();
  if (oldest !== undefined && drawnPngs.size >= MAX_CACHED) drawnPngs.delete(oldest);
  const png = sharp(Buffer.from(svg), { density }).png({ palette: true }).toBuffer();
  drawnPngs.set(digest, png);
  return png;
}

interface PosterRequest {
  Params: { file: string };
  Querystring: { bentuk?: string; topik?: string };
}

/** An SVG and its resolution in dots per inch. */
interface Drawing {
  readonly svg: string;
  readonly density: number;
}

const MOTIF_DENSITY = (CSS_DPI * PNG_WIDTH) / (CARD.columns * POSTER_CELL);

/**
 * A poster without text, drawn from its address alone; allowed for drafts and hidden records, as it reveals nothing
 * about them.
 */
function motifDrawing(seed: string, { bentuk = 'kartu', topik }: PosterRequest['Querystring']): Drawing | null {
  const draw = MOTIFS.get(bentuk);
  // A parameter that is sent twice is a list.
  if (seed === '' || draw === undefined || typeof topik !== 'string' || topik.length > MAX_TOPIC_LENGTH) return null;
  return { svg: draw({ seed, topic: topik }), density: MOTIF_DENSITY };
}

/** The poster of a public record, or the address of its uploaded one; null for records that are not public. */
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
 * Serves generated posters, `/poster/MNA7Q2.svg`, and the pictures of shared links, `/poster/MNA7Q2.png`. With a topic
 * in the address, `/poster/MNA7Q2.svg?bentuk=mini&topik=SUNTING`, only the motif.
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
    reply.header('cache-control', `public, max-age=${cacheSeconds(query)}, stale-while-revalidate=86400`);
    reply.header('cross-origin-resource-policy', 'cross-origin').header('content-security-policy', HARMLESS);
    if (typeof found === 'string') return reply.redirect(found, 302);
    const digest = createHash('sha256').update(found.svg).digest('base64url').slice(0, 22);
    if (isCachedByBrowser(request, reply, digest)) return reply.status(304).send();
    if (type === 'png') return reply.type('image/png').send(await drawPng(found.svg, digest, found.density));
    return reply.type('image/svg+xml; charset=utf-8').send(found.svg);
  });
}

/**
 * Cache time in seconds: a record may change its topic or get an uploaded poster, but a motif is fixed by its address.
 */
const cacheSeconds = ({ topik }: PosterRequest['Querystring']): number => (topik === undefined ? 600 : 86_400);

/** Sets the ETag; returns whether the browser already has this picture. */
function isCachedByBrowser(request: FastifyRequest, reply: FastifyReply, digest: string): boolean {
  // Weak, because compression changes the bytes but not the picture.
  const etag = `W/"${digest}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
