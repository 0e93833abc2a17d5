import { defaultFinish } from '@widya/contract/live-stream-finish';
import type { LiveStream, LiveStreamChange, NewLiveStream } from '@widya/contract/live-streams';
import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';
import { changedIn } from '@widya/remote-kit/changed-in';

/** What the form holds. The two parts of the end are chosen on their own, and neither changes the other. C-191. */
export interface StreamValues {
  /** Empty for a random one. */
  readonly code: string;
  readonly name: string;
  readonly url_video: string;
  /** `YYYY-MM-DD` in WIB; empty, like the time, for a broadcast without an end. */
  readonly finish_date: string;
  /** `HH:mm` in WIB. */
  readonly finish_time: string;
}

export type StreamField = keyof StreamValues;

const finishOf = (moment: string | Date | null) => ({ finish_date: wibDate(moment), finish_time: formatClock(moment) });

/** A new form, which ends in two hours. D128. */
export const newStream = (now: Date): StreamValues => ({
  code: '',
  name: '',
  url_video: '',
  ...finishOf(defaultFinish(now)),
});

/** A record as the form shows it. */
export const valuesOf = ({ code, name, url_video, stream_finish }: LiveStream): StreamValues => ({
  code,
  name,
  url_video,
  ...finishOf(stream_finish),
});

/** The end of the broadcast as an instant; null for none. Half an answer is none either: the rules refuse it. */
export const finishInstant = ({ finish_date, finish_time }: StreamValues): string | null =>
  finish_date && finish_time ? wibToIso(finish_date, finish_time) : null;

/** Everything, as the API takes it. */
export const bodyOf = (values: StreamValues): NewLiveStream => ({
  code: values.code.trim(),
  name: values.name.trim(),
  url_video: values.url_video.trim(),
  stream_finish: finishInstant(values),
});

/** What was changed, over the version it was changed from. Seconds of an end that nobody touched stay. */
export function changesOf(base: LiveStream, values: StreamValues): LiveStreamChange {
  const changed = changedIn(valuesOf(base), values);
  const { name, url_video, stream_finish } = bodyOf(values);
  return {
    ...('name' in changed && { name }),
    ...('url_video' in changed && { url_video }),
    ...(('finish_date' in changed || 'finish_time' in changed) && { stream_finish: stream_finish ?? null }),
    version: base.version,
  };
}
