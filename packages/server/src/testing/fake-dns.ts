import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const HEADER = 12;
/** Compression pointer to the name in the question. */
const SAME_NAME = [0xc0, HEADER];
/** Type TXT, class IN, TTL of 60 seconds. */
const TXT = [0, 16, 0, 1, 0, 0, 0, 60];

/** Returns the name in a question and the offset at which the question ends (RFC 1035 §4.1.2). */
function questionOf(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** Encodes one TXT record; a text is split into strings of at most 255 bytes, as name servers do. */
function answerOf(text: string): Buffer {
  const parts = text.match(/.{1,255}/g) ?? [''];
  const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part, 'latin1')])));
  return Buffer.concat([Buffer.from([...SAME_NAME, ...TXT, data.length >> 8, data.length & 255]), data]);
}

/** Starts a fake name server with TXT records, which a test sets in `zone`. */
export async function startFakeDns() {
  const zone = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query);
    const texts = zone.get(name);
    const head = Buffer.alloc(HEADER);
    query.copy(head, 0, 0, 2);
    // Flags of a response with recursion available; response code 3 means that the name does not exist.
    head.writeUInt16BE(texts ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(texts?.length ?? 0, 6);
    socket.send(Buffer.concat([head, query.subarray(HEADER, end), ...(texts ?? []).map(answerOf)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return {
    zone,
    address: `127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
