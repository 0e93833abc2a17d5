import { calendarFile } from '@widya/contract/calendar-file';
import { readPublicClass } from '@widya/contract/public-classes';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';

/** The class as a calendar file; 404 for a class without a date. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { site } = context;
  const found = await orMissing(call(context, readPublicClass, { params: { code: params.code ?? '' } }));
  if (found.start_time === null) throw data(null, { status: 404 });
  const link = `${site.origin}/kelas/${found.code}`;
  const text = calendarFile({
    id: `${found.code}@${new URL(site.origin).hostname}`,
    title: found.name,
    start: new Date(found.start_time),
    end: found.end_time === null ? null : new Date(found.end_time),
    now: site.now,
    description: `Tautan kelas ada di tiket Anda.\n${link}`,
    place: 'Daring',
    link,
  });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${found.code}.ics"`,
    },
  });
}
