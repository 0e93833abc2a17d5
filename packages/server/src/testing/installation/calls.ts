import type { Actor } from '../actors.ts';
import { multipart } from '../multipart.ts';
import { PDF } from '../sample-files.ts';
import type { Call, Stream } from './load.ts';

/** What the load reads, made before. */
export interface Stock {
  readonly actor: Pick<Actor, 'token'>;
  /** Codes of classes. */
  readonly codes: readonly string[];
  readonly members: readonly number[];
  /** Documents with a file in the bucket. */
  readonly documents: readonly number[];
}

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('The load has nothing to read');
  return found;
};

const LISTS = ['/v1/class?page=1', '/v1/members?page=1', '/v1/topic', '/v1/document_forms?page=1'];

/** Reads: lists and details of staff, pages of the site, statistics and files. */
function readOf({ actor, codes, members, documents }: Stock, n: number): Call {
  const headers = { authorization: `Bearer ${actor.token}` };
  const staff = (kind: string, path: string): Call => ({ kind, method: 'GET', path, headers });
  const round = Math.floor(n / 20);
  switch (n % 20) {
    case 0:
      return staff('files read', `/v1/document_forms/${at(documents, round)}/file`);
    case 1:
      return staff('statistics', '/v1/dashboard/today');
    case 2:
    case 3:
    case 4:
    case 5:
      return staff('lists', at(LISTS, n));
    case 6:
    case 7:
    case 8:
      return { kind: 'site', method: 'GET', path: '/v1/public/catalogue' };
    case 9:
    case 10:
    case 11:
    case 12:
      return { kind: 'site', method: 'GET', path: `/v1/public/classes/${at(codes, n)}` };
    default:
      return staff('details', n % 2 ? `/v1/class/${at(codes, n)}` : `/v1/member/${at(members, n)}`);
  }
}

/** Writes: records, invitations, which a worker mails, and documents with a file. */
function writeOf({ actor, codes }: Stock, n: number): Call {
  const headers = { authorization: `Bearer ${actor.token}`, 'content-type': 'application/json' };
  switch (n % 5) {
    case 0: {
      const name = `dokumen-${n}@uji.example`;
      const facts = { class_code: at(codes, 0), full_name: 'Peserta Uji', email: name, document_type: 'Surat Tugas' };
      const file = { field: 'upload', name: 'surat.pdf', type: 'application/pdf', content: PDF };
      return { kind: 'files stored', method: 'POST', path: '/v1/document_forms', name, ...multipart(facts, [file]) };
    }
    case 1: {
      const name = `undangan-${n}@uji.example`;
      const body = JSON.stringify({ email: name, full_name: 'Undangan Uji' });
      return { kind: 'invitations', method: 'POST', path: '/v1/member/register', name, headers, body };
    }
    default: {
      const name = `Topik ${n}`;
      return {
        ...{ kind: 'records', method: 'POST', path: '/v1/topic', name, headers },
        body: JSON.stringify({ name, code: '' }),
      };
    }
  }
}

/** Kinds of calls; those of a group that need the same parts are down together. */
export const GROUPS = {
  reads: ['lists', 'details', 'site', 'statistics'],
  writes: ['records', 'invitations'],
  files: ['files read', 'files stored'],
} as const;

/** 200 reads and 20 writes per second, or a share of them. */
export const streamsOf = (stock: Stock, share: number): readonly Stream[] => [
  { perSecond: 200 * share, atOnce: 40, call: (n) => readOf(stock, n) },
  { perSecond: 20 * share, atOnce: 20, call: (n) => writeOf(stock, n) },
];
