import { formatDateTimeRange } from '@widya/design-system/formats/date';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { instantOf } from '../class-form/class-values.ts';
import { PreviewAction } from './preview-action.tsx';
import type { PreviewPageProps } from './preview-frame.tsx';
import { hasEnded, streamIsOpen } from './stream-window.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Sheet = styled('div', { base: { padding: '6', maxWidth: '720px', marginInline: 'auto' } });
const Title = styled('h2', { base: { textStyle: 'h2' } });

/** What an accepted participant sees, at the address of the class + /ticket: stream, recording, materials, feedback. */
export function TicketPage({ values }: PreviewPageProps) {
  const now = Date.now();
  const starts = values.permanent ? null : instantOf(values.class_date, values.start);
  const ends = values.permanent ? null : instantOf(values.class_date, values.end);
  const ended = hasEnded(ends, now);
  const open = streamIsOpen(starts, ends, now);
  return (
    <Sheet>
      <Stack>
        <Title>{texts.ticketTitle}</Title>
        <KeyValueList
          items={[
            { label: 'Kelas', value: values.name },
            { label: texts.participant, value: texts.sampleName },
            { label: 'Waktu', value: values.permanent ? texts.always : formatDateTimeRange(starts, ends) },
          ]}
        />
        {ended ? (
          values.recordings.length > 0 ? (
            <Inline>
              {values.recordings.map(({ title, url }) => (
                <PreviewAction key={`${title} ${url}`} label={title || texts.watchRecording} />
              ))}
            </Inline>
          ) : (
            <Muted>{texts.noRecording}</Muted>
          )
        ) : (
          <Inline>
            <PreviewAction primary label={texts.joinStream} disabled={!open} />
            {!open && <Muted>{texts.streamLater}</Muted>}
          </Inline>
        )}
        <Inline>
          {values.attachment_urls.length > 0 && <PreviewAction label={texts.materials} />}
          <PreviewAction label={texts.ask} />
          {ended && <PreviewAction label={texts.feedback} />}
        </Inline>
      </Stack>
    </Sheet>
  );
}
