import { calendarFile } from '@widya/contract/calendar-file';
import { readPublicClass } from '@widya/contract/public-classes';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';

/** The class as a calendar file; 404 for a class without a date. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { site } = context;
  const publicClass = await orMissing(call(context, readPublicClass, { params: { code: params.code ?? '' } }));
  if (publicClass.start_time === null) throw data(null, { status: 404 });
  const link = `${site.origin}/kelas/${publicClass.code}`;
  const text = calendarFile({
    id: `${publicClass.code}@${new URL(site.origin).hostname}`,
    title: publicClass.name,
    start: new Date(publicClass.start_time),
    end: publicClass.end_time === null ? null : new Date(publicClass.end_time),
    now: site.now,
    description: `Tautan kelas ada di tiket Anda.\n${link}`,
    location: 'Daring',
    link,
  });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${publicClass.code}.ics"`,
    },
  });
}
