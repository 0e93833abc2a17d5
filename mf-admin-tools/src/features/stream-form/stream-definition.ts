import { defaultFinish } from '@widya/contract/live-stream-finish';
import type { LiveStream, NewLiveStream } from '@widya/contract/live-streams';
import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock, formatDate, formatTime } from '@widya/contract/time/texts';
import type { FieldErrors, RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

/** Values of the form. Date and time of the end are chosen independently. C-191. */
export interface StreamValues {
  /** Empty for a random code. */
  readonly code: string;
  readonly name: string;
  readonly url_video: string;
  /** `YYYY-MM-DD` in WIB; empty, like the time, when there is no end. */
  readonly finish_date: string;
  /** `HH:mm` in WIB. */
  readonly finish_time: string;
}

const finishOf = (moment: string | Date | null) => ({ finish_date: wibDate(moment), finish_time: formatClock(moment) });

/** The end of the broadcast as an instant; null without one, and when only one part is set, which the form refuses. */
export const finishInstant = ({
  finish_date,
  finish_time,
}: Pick<StreamValues, 'finish_date' | 'finish_time'>): string | null =>
  finish_date && finish_time ? wibToIso(finish_date, finish_time) : null;

/** Keeps the seconds of an unchanged end. */
function savedFinish(values: StreamValues, over: LiveStream | null): string | null {
  const chosen = finishInstant(values);
  return over && chosen === finishInstant(finishOf(over.stream_finish)) ? over.stream_finish : chosen;
}

/** An address saved before https was required stays valid until it is changed. C-194, D130. */
function urlProblem(text: string, base: LiveStream | null): FieldErrors<StreamValues> {
  const url = text.trim();
  if (url === '' || base?.url_video === text || (/^https:\/\/[^/]/i.test(url) && URL.canParse(url))) return {};
  return { url_video: texts.urlNotSecure };
}

function finishProblem({ finish_date, finish_time }: StreamValues): FieldErrors<StreamValues> {
  if (finish_time && !finish_date) return { finish_date: texts.noDate };
  return finish_date && !finish_time ? { finish_time: texts.noTime } : {};
}

/**
 * The form of a live stream. C-186 to C-194.
 * @param now determines the default end, two hours later (D128).
 */
export const streamForm = (now: Date): RecordDefinition<StreamValues, LiveStream, NewLiveStream> => ({
  blank: { code: '', name: '', url_video: '', ...finishOf(defaultFinish(now)) },
  valuesOf: ({ code, name, url_video, stream_finish }) => ({ code, name, url_video, ...finishOf(stream_finish) }),
  bodyOf: (values, over) => ({
    code: values.code.trim(),
    name: values.name.trim(),
    url_video: values.url_video.trim(),
    stream_finish: savedFinish(values, over),
  }),
  schema: async (base) => {
    const { createLiveStream, updateLiveStream } = (await import('@widya/contract/live-streams.schemas'))
      .liveStreamSchemas;
    return base ? updateLiveStream.body : createLiveStream.body;
  },
  check: (values, base) => ({ ...urlProblem(values.url_video, base), ...finishProblem(values) }),
  fieldOf: { stream_finish: 'finish_date' },
  labels: {
    code: texts.code,
    name: texts.name,
    url_video: texts.url,
    finish_date: texts.finishDate,
    finish_time: texts.finishTime,
  },
  formats: { finish_date: formatDate, finish_time: (time) => formatTime(wibToIso('2000-01-01', time)) },
});

/** Whether required values are missing, for which the form has its own message. C-192. */
export const isIncomplete = ({ name, url_video }: StreamValues): boolean =>
  name.trim() === '' || url_video.trim() === '';
