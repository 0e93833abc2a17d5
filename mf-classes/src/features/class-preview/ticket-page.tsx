import { formatDateTime, formatDateTimeRange } from '@widya/design-system/formats/date';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { FeedbackForm } from './feedback-form.tsx';
import { PreviewAction } from './preview-action.tsx';
import type { PreviewPageProps } from './preview-frame.tsx';
import { hoursOf } from './preview-moment.ts';
import { speakerLabel } from './speaker-label.ts';
import { hasEnded, streamIsOpen } from './stream-window.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Sheet = styled('div', { base: { padding: '6', maxWidth: '720px', marginInline: 'auto' } });
const Title = styled('h2', { base: { textStyle: 'h2' } });

/** The stream, until the class is over; from two hours before the start it can be pressed. Rules A-209 and B-005. */
function StreamButton({ values, now }: PreviewPageProps) {
  const { start, end } = hoursOf(values);
  const open = streamIsOpen(start, end, now);
  return (
    <Inline>
      <PreviewAction primary label={open ? texts.joinStream : texts.streamLater} disabled={!open} />
      {open && !values.stream_url.trim() && <Muted>{texts.noStream}</Muted>}
    </Inline>
  );
}

/** Recordings of a class that is over. Rules B-006 and B-007. */
function RecordingButtons({ values: { recordings } }: PreviewPageProps) {
  return (
    <Inline>
      {recordings.length === 0 && <PreviewAction label={texts.noRecording} disabled />}
      {recordings.map(({ title, url }) => (
        <PreviewAction key={`${title} ${url}`} label={title || texts.watchRecording} />
      ))}
    </Inline>
  );
}

/** What an accepted participant sees, at the address of the class + /ticket: stream, recording, materials, feedback. */
export function TicketPage(props: PreviewPageProps) {
  const { values, record, event, now } = props;
  const { start, end } = hoursOf(values);
  const ended = hasEnded(end, now);
  const asksQuestion = values.question_end_time !== '' && now < Date.parse(values.question_end_time);
  return (
    <Sheet>
      <Stack>
        <Title>{texts.ticketTitle}</Title>
        <KeyValueList
          items={[
            { label: event ? texts.event : texts.class, value: values.name || '—' },
            { label: texts.participant, value: texts.sampleName },
            { label: texts.time, value: values.permanent ? texts.always : formatDateTimeRange(start, end) },
            { label: speakerLabel(props), value: values.speaker },
            { label: texts.deadline, value: formatDateTime(values.question_end_time || null) },
          ]}
        />
        {ended ? <RecordingButtons {...props} /> : <StreamButton {...props} />}
        <Inline>
          {values.whatsapp_url.trim() !== '' && <PreviewAction label={texts.whatsapp} />}
          {values.attachment_urls.length > 0 && <PreviewAction label={texts.materials} />}
          {asksQuestion && <PreviewAction label={texts.ask} />}
          {record && record.quiz_question_id !== null && <PreviewAction label={texts.finalTest} />}
          {ended && values.documentation_urls.length > 0 && <PreviewAction label={texts.documentation} />}
          {ended && !event && <PreviewAction label={texts.certificate} />}
        </Inline>
        {ended && !event && <FeedbackForm asksQuestion={asksQuestion} />}
      </Stack>
    </Sheet>
  );
}
