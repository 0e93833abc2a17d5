import type { ClassRecord } from '@widya/contract/classes';
import { PREVIEW_PAGES, type PreviewPage, REGISTRATION_PAGES } from '@widya/contract/site/preview-pages';
import { Select } from '@widya/design-system/select';
import { SitePages } from '@widya/record-kit/site-preview/site-pages';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import type { ClassValues } from '../class-form/class-values.ts';
import type { EventFacts } from './event-pages.ts';
import { pageAddressOf } from './page-address.ts';
import { momentsOf, type PreviewMoment, timeOf } from './preview-moment.ts';
import { ClassSitePage, EventSitePage } from './site-pages.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';

interface PreviewFrameProps {
  /** As typed, saved or not. */
  readonly values: ClassValues;
  /** Facts of a saved class only: code, counts, final test; null for a new class and for an event. */
  readonly record: ClassRecord | null;
  readonly topic: string | null;
  /** Set for an event instead of a class. */
  readonly event?: EventFacts;
}

export interface PreviewPageProps extends PreviewFrameProps {
  /** The previewed moment, in milliseconds since 1970. */
  readonly now: number;
  readonly page: PreviewPage;
  /** Title of the frame. */
  readonly title: string;
}

/** Previews of the pages of a class or an event as participants see them, from the unsaved values of the form. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { values, event } = props;
  const { site } = useSession();
  // Fixed, because a new moment at every render would reload the frame each time.
  const [openedAt] = useState(Date.now);
  const [chosenMoment, setChosenMoment] = useState<PreviewMoment>('now');
  const moments = momentsOf(values);
  const moment = moments.includes(chosenMoment) ? chosenMoment : 'now';
  const now = timeOf(moment, values, openedAt);
  const Shown = event ? EventSitePage : ClassSitePage;
  return (
    <SitePages<PreviewPage>
      pages={event ? REGISTRATION_PAGES : PREVIEW_PAGES}
      recordTitle={event ? texts.eventPage : texts.classPage}
      addressOf={(page) => pageAddressOf(site, page, values.code, event !== undefined)}
      choices={
        moments.length > 1 && (
          <Select
            compact
            aria-label={texts.moment}
            value={moment}
            onChange={({ target }) => setChosenMoment(target.value as PreviewMoment)}
            options={moments.map((value) => ({ value, label: texts.moments[value] }))}
          />
        )
      }
    >
      {(page, title) => <Shown {...props} now={now} page={page} title={title} />}
    </SitePages>
  );
}
