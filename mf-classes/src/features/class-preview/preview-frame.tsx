import { SegmentGroup } from '@widya/design-system/segment-group';
import { styled } from '@widya/design-system/styled';
import { Tabs } from '@widya/design-system/tabs';
import { useState } from 'react';
import type { ClassValues } from '../class-form/class-values.ts';
import { LandingPage } from './landing-page.tsx';
import { RegistrationPage } from './registration-page.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';
import { TicketPage } from './ticket-page.tsx';

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

type Tab = keyof typeof texts.tabs;
type Width = 'desktop' | 'phone';

const PAGES = { landing: LandingPage, register: RegistrationPage, ticket: TicketPage } as const;

export interface PreviewPageProps {
  readonly values: ClassValues;
  readonly topic: string | null;
}

/** The pages of a class as participants see them, from what the form holds: nothing has to be saved. */
export function PreviewFrame(props: PreviewPageProps) {
  const [tab, setTab] = useState<Tab>('landing');
  const [width, setWidth] = useState<Width>('desktop');
  const Shown = PAGES[tab];
  return (
    <>
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
      <Tabs<Tab>
        label={texts.title}
        items={(Object.keys(PAGES) as Tab[]).map((value) => ({ value, label: texts.tabs[value] }))}
        value={tab}
        onChange={setTab}
      >
        <Frame width={width}>
          <Shown {...props} />
        </Frame>
      </Tabs>
    </>
  );
}
