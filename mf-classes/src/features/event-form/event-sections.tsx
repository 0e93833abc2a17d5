import { memo, type ReactNode } from 'react';
import type { EventSectionProps } from './section-props.ts';
import { EventDetailsSection } from './sections/details-section.tsx';
import { EventPageSection, EventVisitorSection } from './sections/page-section.tsx';
import { EventPlaceSection } from './sections/place-section.tsx';
import { EventScheduleSection } from './sections/schedule-section.tsx';
import { EventTicketsSection } from './sections/tickets-section.tsx';

/**
 * Sections with fields, before and after the pictures. Memoised, so that a key press renders one field instead of the
 * form.
 */
const FirstSections = memo(EventDetailsSection);
const OtherSections = memo(function OtherSections(props: EventSectionProps) {
  return (
    <>
      <EventScheduleSection {...props} />
      <EventTicketsSection {...props} />
      <EventPlaceSection {...props} />
      <EventPageSection {...props} />
      <EventVisitorSection {...props} />
    </>
  );
});

/** All sections of the event form, in the order of the section index. */
export const EventSections = ({ pictures, ...props }: EventSectionProps & { readonly pictures: ReactNode }) => (
  <>
    <FirstSections {...props} />
    {pictures}
    <OtherSections {...props} />
  </>
);
