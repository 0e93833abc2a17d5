import type { EventRecord } from '@widya/contract/events';
import type { EventValues } from '../event-form/event-values.ts';
import { factsOf, pageValuesOf } from './event-pages.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewOpener } from './preview-opener.tsx';

interface EventPreviewButtonProps {
  readonly record: EventRecord;
  readonly values: () => EventValues;
}

/** 'Tampilan Pengguna' of an event. */
export const EventPreviewButton = ({ record, values }: EventPreviewButtonProps) => (
  <PreviewOpener>
    {() => {
      const current = values();
      return (
        <PreviewFrame
          values={pageValuesOf(record, current)}
          record={null}
          topic={null}
          event={factsOf(record, current)}
        />
      );
    }}
  </PreviewOpener>
);
