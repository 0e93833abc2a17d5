import type { ClassRecord } from '@widya/contract/classes';
import { PREVIEW_PAGES, type PreviewPage } from '@widya/contract/site/preview-pages';
import { Inline, Stack } from '@widya/design-system/layout';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { Select } from '@widya/design-system/select';
import { styled } from '@widya/design-system/styled';
import { Tabs } from '@widya/design-system/tabs';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import type { ClassValues } from '../class-form/class-values.ts';
import type { EventFacts } from './event-pages.ts';
import { pageAddressOf } from './page-address.ts';
import { pageTitle } from './page-title.ts';
import { momentsOf, type PreviewMoment, timeOf } from './preview-moment.ts';
import { ClassSitePage, EventSitePage } from './site-pages.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Frame = styled('div', {
  base: {
    marginInline: 'auto',
    marginTop: '4',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.surface',
    containerType: 'inline-size',
    maxWidth: 'full',
  },
  variants: { width: { desktop: { width: 'full' }, phone: { width: '375px' } } },
});
const Address = styled('div', {
  base: {
    padding: '8px 16px',
    bg: 'bg.subtle',
    color: 'fg.muted',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});

type Width = 'desktop' | 'phone';

/** Events ask for no feedback. */
const EVENT_PAGES = ['record', 'register', 'ticket'] as const;

interface PreviewFrameProps {
  /** As they are typed, saved or not. */
  readonly values: ClassValues;
  /** What only a saved class has: code, counts, final test; null for a class that is being made. */
  readonly record: ClassRecord | null;
  readonly topic: string | null;
  /** Of an event in place of a class. */
  readonly event?: EventFacts;
}

export interface PreviewPageProps extends PreviewFrameProps {
  /** The moment that is looked at, milliseconds since 1970. */
  readonly now: number;
  readonly page: PreviewPage;
}

/** The pages of a class as participants see them, from what the form holds: nothing has to be saved. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { values, event } = props;
  const { site } = useSession();
  // A moment that moved with every rendering would fill the frame anew each time.
  const [openedAt] = useState(Date.now);
  const [tab, setTab] = useState<PreviewPage>('record');
  const narrow = useNarrow();
  const [chosen, setWidth] = useState<Width | null>(null);
  const width = chosen ?? (narrow ? 'phone' : 'desktop');
  const [wanted, setWanted] = useState<PreviewMoment>('now');
  const moments = momentsOf(values);
  const moment = moments.includes(wanted) ? wanted : 'now';
  const now = timeOf(moment, values, openedAt);
  const Shown = event ? EventSitePage : ClassSitePage;
  return (
    <Stack gap="2">
      <Inline gap="3">
        <SegmentGroup<Width>
          label={texts.width}
          fit
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: texts.desktop },
            { value: 'phone', label: texts.phone },
          ]}
        />
        {moments.length > 1 && (
          <Select
            compact
            aria-label={texts.moment}
            value={moment}
            onChange={(event) => setWanted(event.target.value as PreviewMoment)}
            options={moments.map((value) => ({ value, label: texts.moments[value] }))}
          />
        )}
      </Inline>
      <Tabs<PreviewPage>
        label={texts.title}
        items={(event ? EVENT_PAGES : PREVIEW_PAGES).map((value) => ({ value, label: pageTitle(value, event) }))}
        value={tab}
        onChange={setTab}
      >
        <Frame width={width}>
          <Address>{pageAddressOf(site, tab, values.code, event !== undefined)}</Address>
          <Shown key={tab} {...props} now={now} page={tab} />
        </Frame>
      </Tabs>
    </Stack>
  );
}
