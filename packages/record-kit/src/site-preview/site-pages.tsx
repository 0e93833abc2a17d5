import type { PreviewPage } from '@widya/contract/site/preview-pages';
import { Inline, Stack } from '@widya/design-system/layout';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { styled } from '@widya/design-system/styled';
import { Tabs } from '@widya/design-system/tabs';
import { useNarrow } from '@widya/design-system/use-narrow';
import { Fragment, type ReactNode, useState } from 'react';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

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

interface SitePagesProps<P extends PreviewPage> {
  readonly pages: readonly [P, ...P[]];
  /** Tab label of the record's own page; the other labels are fixed. */
  readonly recordTitle: string;
  /** Address of a page for participants. */
  readonly addressOf: (page: P) => string;
  /** Further choices beside the width. */
  readonly choices?: ReactNode;
  /** Renders the open page, whose frame needs the title. */
  readonly children: (page: P, title: string) => ReactNode;
}

/**
 * 'Tampilan Pengguna': the pages of a record on the participants' site as tabs, in the width of a computer or a phone.
 */
export function SitePages<P extends PreviewPage>(props: SitePagesProps<P>) {
  const { pages, recordTitle, addressOf, choices, children } = props;
  const [tab, setTab] = useState<P>(pages[0]);
  const narrow = useNarrow();
  const [chosen, setWidth] = useState<Width | null>(null);
  const width = chosen ?? (narrow ? 'phone' : 'desktop');
  const titleOf = (page: PreviewPage): string => (page === 'record' ? recordTitle : texts.pages[page]);
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
        {choices}
      </Inline>
      <Tabs<P>
        label={texts.title}
        items={pages.map((value) => ({ value, label: titleOf(value) }))}
        value={tab}
        onChange={setTab}
      >
        <Frame width={width}>
          <Address>{addressOf(tab)}</Address>
          <Fragment key={tab}>{children(tab, titleOf(tab))}</Fragment>
        </Frame>
      </Tabs>
    </Stack>
  );
}
