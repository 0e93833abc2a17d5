import { createHash } from 'node:crypto';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { CARD, posterSvg, THUMBNAIL } from '@widya/contract/poster/poster';
import { sharePicture, squarePoster, type WordedPoster } from '@widya/contract/poster/poster-with-words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { missingFile } from '../../http/missing-file.ts';
import type { Services } from '../../http/services.ts';
import { OUTLINES } from '../../modules/posters/outlines.ts';
import { selectPosterRecord } from '../../modules/posters/poster-record.ts';
import { HARMLESS } from '../../storage/file-routes.ts';

const FILE = /^([A-Za-z0-9_-]{3,60})\.(svg|png)$/;

/** Pictures a minute from one address: a page of the catalogue shows two dozen. */
const PER_MINUTE = 600;

/** So many share pictures stay in memory; drawing one takes a tenth of a second. */
const MOST_DRAWN = 60;

/** Shapes by the value of `bentuk`: for cards without it. */
const SHAPES: Readonly<Record<string, (poster: WordedPoster) => string>> = {
  kartu: (poster) => posterSvg(poster, CARD),
  mini: (poster) => posterSvg(poster, THUMBNAIL),
  kotak: (poster) => squarePoster(poster, OUTLINES),
};

const drawn = new Map<string, Promise<Buffer>>();

/** The picture of a shared link; programs that show links take no SVG. */
function drawShare(svg: string, mark: string): Promise<Buffer> {
  const before = drawn.get(mark);
  if (before) return before;
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= MOST_DRAWN) drawn.delete(oldest);
  const made = sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  drawn.set(mark, made);
  return made;
}

interface PosterRequest {
  Params: { file: string };
  Querystring: { bentuk?: string };
}

/** Posters of records without one, `/poster/MNA7Q2.svg`, and the picture of a shared link, `/poster/MNA7Q2.png`. */
export function posterRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const limit = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', allowList: [] } } };
  app.get<PosterRequest>(PARTICIPANT_PATHS.poster, limit, async (request, reply) => {
    const [, code, type] = FILE.exec(request.params.file) ?? [];
    const draw = SHAPES[request.query.bentuk ?? 'kartu'];
    const record = code === undefined || draw === undefined ? null : await selectPosterRecord(db, code);
    if (record === null || draw === undefined) return missingFile(reply);
    reply.header('cache-control', 'public, max-age=600, stale-while-revalidate=86400');
    reply.header('cross-origin-resource-policy', 'cross-origin').header('content-security-policy', HARMLESS);
    if (record.uploaded !== null) return reply.redirect(record.uploaded, 302);
    const svg = type === 'png' ? sharePicture(record.poster, OUTLINES) : draw(record.poster);
    const mark = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    if (isKnown(request, reply, mark)) return reply.status(304).send();
    if (type === 'png') return reply.type('image/png').send(await drawShare(svg, mark));
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  });
}

/** Marks the answer; whether the browser has this very picture. */
function isKnown(request: FastifyRequest, reply: FastifyReply, mark: string): boolean {
  // Weak: the same picture compressed is the same picture.
  const etag = `W/"${mark}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
