import { memo } from 'react';
import type { SectionProps } from './section-props.ts';
import { DetailsSection } from './sections/details-section.tsx';
import { DisplayTimesSection } from './sections/display-times-section.tsx';
import { FilesSection } from './sections/files-section.tsx';
import { LinksSection } from './sections/links-section.tsx';
import { ClassPosterSection } from './sections/poster-section.tsx';
import { RecordingsSection } from './sections/recordings-section.tsx';
import { DeadlineSection, RegistrationSection } from './sections/registration-section.tsx';
import { ScheduleSection } from './sections/schedule-section.tsx';
import { TicketsSection } from './sections/tickets-section.tsx';

/**
 * All sections, in the order of `SECTIONS`. Memoised: each field observes its own value, so that a key press renders
 * one field instead of the form.
 */
export const ClassSections = memo(function ClassSections(props: SectionProps) {
  return (
    <>
      <DetailsSection {...props} />
      <ClassPosterSection {...props} />
      <TicketsSection {...props} />
      <ScheduleSection {...props} />
      <RegistrationSection {...props} />
      <DisplayTimesSection {...props} />
      <DeadlineSection {...props} />
      <LinksSection {...props} />
      <RecordingsSection {...props} />
      <FilesSection {...props} />
    </>
  );
});
