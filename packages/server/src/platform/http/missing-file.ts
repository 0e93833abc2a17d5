import type { FastifyReply } from 'fastify';

/** 404 for the address of a file: plain text, never a page. */
export const missingFile = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Berkas tidak ditemukan');
