import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as a collector gets it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty at the beginning of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** In ms. */
  readonly duration: number;
  readonly failed: boolean;
}

interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An OTLP/HTTP collector that stores what it gets. */
export async function startFakeCollector() {
  const spans: ReceivedSpan[] = [];
  const requests: Request[] = [];
  const resource: Record<string, string | number> = {};
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    requests.push({ path: request.url ?? '', headers: request.headers });
    for (const resourceSpans of read(body).messages(1)) {
      for (const found of resourceSpans.messages(1)) Object.assign(resource, attributesOf(found, 1));
      for (const scope of resourceSpans.messages(2)) spans.push(...scope.messages(2).map(spanOf));
    }
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    spans,
    requests,
    resource,
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const spanOf = (span: Message): ReceivedSpan => ({
  traceId: span.bytes(1).toString('hex'),
  spanId: span.bytes(2).toString('hex'),
  parentId: span.bytes(4).toString('hex'),
  name: span.bytes(5).toString(),
  attributes: attributesOf(span, 9),
  duration: (span.number(8) - span.number(7)) / 1e6,
  failed: span.messages(15).some((status) => status.number(3) === 2),
});

const attributesOf = (message: Message, field: number): Record<string, string | number> =>
  Object.fromEntries(
    message.messages(field).map((pair) => {
      const value = pair.messages(2)[0];
      return [pair.bytes(1).toString(), value?.has(3) ? value.number(3) : (value?.bytes(1).toString() ?? '')];
    }),
  );

interface Message {
  readonly has: (field: number) => boolean;
  readonly bytes: (field: number) => Buffer;
  readonly number: (field: number) => number;
  readonly messages: (field: number) => Message[];
}

/** Reads as much of protobuf as traces need: varints, fixed numbers of 4 and 8 bytes, and bytes. */
function read(body: Buffer): Message {
  const fields: { readonly field: number; readonly value: Buffer | number }[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = body[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const skip = (length: number): number => {
    at += length;
    return at - length;
  };
  while (at < body.length) {
    const tag = varint();
    const field = Math.floor(tag / 8);
    if (tag % 8 === 0) fields.push({ field, value: varint() });
    else if (tag % 8 === 1) fields.push({ field, value: Number(body.readBigUInt64LE(skip(8))) });
    else if (tag % 8 === 5) fields.push({ field, value: body.readUInt32LE(skip(4)) });
    else {
      const length = varint();
      const start = skip(length);
      fields.push({ field, value: body.subarray(start, start + length) });
    }
  }
  const valuesOf = (field: number) => fields.filter((found) => found.field === field).map(({ value }) => value);
  const buffersOf = (field: number) => valuesOf(field).filter((value) => typeof value !== 'number');
  return {
    has: (field) => valuesOf(field).length > 0,
    bytes: (field) => buffersOf(field)[0] ?? Buffer.alloc(0),
    number: (field) => valuesOf(field).find((value) => typeof value === 'number') ?? 0,
    messages: (field) => buffersOf(field).map(read),
  };
}
