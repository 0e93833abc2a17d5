import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../platform/config/config.ts';

interface StoredObject {
  readonly content: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
}

/** An in-memory bucket that, unlike s3rver, can list the parts of multipart uploads and abort them. */
export interface FakeBucket {
  readonly settings: S3Settings;
  readonly objects: Map<string, StoredObject>;
  /** Parts of unfinished uploads, by upload id and part number. */
  readonly parts: Map<string, Map<number, Buffer>>;
  /** While true, all responses are 503. */
  unavailable: boolean;
  readonly close: () => Promise<void>;
}

interface Call {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

type Reply = readonly [status: number, body?: string | Buffer, headers?: Readonly<Record<string, string>>];

const BUCKET = 'widya';
const error = (status: number, code: string): Reply => [status, `<Error><Code>${code}</Code></Error>`];

export async function startFakeBucket(): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const parts: FakeBucket['parts'] = new Map();
  const server = createServer((request, response) => void answer(bucket, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'UJI',
    secretAccessKey: 'UJI',
    forcePathStyle: true,
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const bucket: FakeBucket = { settings, objects, parts, unavailable: false, close };
  return bucket;
}

async function answer(bucket: FakeBucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://bucket');
  const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
  const call: Call = { key, query: url.searchParams, request, body: await buffer(request) };
  const [status, body, headers] = bucket.unavailable
    ? error(503, 'ServiceUnavailable')
    : call.query.has('uploads') || call.query.has('uploadId')
      ? multipart(bucket, call)
      : single(bucket, call);
  response.writeHead(status, headers).end(body);
}

function multipart({ objects, parts }: FakeBucket, { key, query, request, body }: Call): Reply {
  if (query.has('uploads')) {
    const id = randomUUID();
    parts.set(id, new Map());
    return [
      200,
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    ];
  }
  const id = query.get('uploadId') ?? '';
  const uploaded = parts.get(id);
  if (!uploaded) return error(404, 'NoSuchUpload');
  const inOrder = [...uploaded].toSorted(([one], [other]) => one - other);
  switch (request.method) {
    case 'PUT':
      uploaded.set(Number(query.get('partNumber')), body);
      return [200, '', { etag: `"${randomUUID()}"` }];
    case 'GET': {
      const list = inOrder.map(
        ([n, { length }]) => `<Part><PartNumber>${n}</PartNumber><ETag>"${n}"</ETag><Size>${length}</Size></Part>`,
      );
      return [200, `<ListPartsResult><IsTruncated>false</IsTruncated>${list.join('')}</ListPartsResult>`];
    }
    case 'POST':
      objects.set(key, { content: Buffer.concat(inOrder.map(([, content]) => content)), metadata: {} });
      parts.delete(id);
      return [200, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`];
    default:
      parts.delete(id);
      return [204];
  }
}

function single({ objects }: FakeBucket, { key, query, request, body }: Call): Reply {
  if (query.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name);
    return [200, '<DeleteResult></DeleteResult>'];
  }
  if (request.method === 'PUT') {
    const metadata = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
    objects.set(key, { content: body, metadata: Object.fromEntries(metadata) as Record<string, string> });
    return [200];
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return [204];
  }
  const found = objects.get(key);
  if (!found) return request.method === 'HEAD' ? [404] : error(404, 'NoSuchKey');
  const headers = { ...found.metadata, 'content-length': String(found.content.length) };
  return [200, request.method === 'HEAD' ? '' : found.content, headers];
}
