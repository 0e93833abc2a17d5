import type { RemoteRoute } from '@widya/contract/routing/manifest';
import type { DemoRecords } from './demo-records.ts';

/** Queries that open states of a screen which its plain address does not display. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['?orang=usia:25-39'],
  '/editor': ['?tab=archive'],
  '/editor/email': ['?tab=broadcast', '?tab=log'],
  '/editor/feedback/:event_url': ['?tab=daftar'],
  '/editor/new-certificate/:event_url': ['?tab=kompetensi'],
  '/feedback': ['?tab=mandiri'],
  '/private-class-editor': ['?hidden=1'],
  '/tampilan-antarmuka': ['?layar=class_detail'],
  '/token-api': ['?tab=webhook'],
};

/** Returns the record that `:event_url` of a route identifies. */
function recordOf(path: string, remote: string, records: DemoRecords): string {
  if (/^\/editor\/(detail|dashboard)\//.test(path)) return records.event;
  if (remote === 'mf-private-classes' || /private/i.test(path)) return records.course;
  return path.startsWith('/editor/question/') ? records.classWithQuestions : records.class;
}

/** Returns the addresses that together display all states of a route, filled in with demo records. */
export function addressesOf({ path }: RemoteRoute, remote: string, records: DemoRecords): readonly string[] {
  const plain = path
    .replace(':event_url', recordOf(path, remote, records))
    .replace(':syllabus_id', records.chapter)
    .replace(':code', records.stream)
    .replace(':id', records.person)
    .replace(':webhook', records.webhook);
  return [plain, ...(STATES[path] ?? []).map((state) => plain + state)];
}
