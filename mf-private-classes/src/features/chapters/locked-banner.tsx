import type { SyllabusCourse } from '@widya/contract/chapters';
import { Banner } from '@widya/design-system/banner';
import { useSession } from '@widya/remote-kit/session';
import { CHAPTER_TEXTS as texts } from './texts.ts';

/**
 * Explains why nothing can be added, how many participants there are, and what to do; instructors may not hide a
 * course. D109.
 */
export function LockedBanner({ course }: { readonly course: SyllabusCourse | undefined }) {
  const { role } = useSession();
  if (!course?.locked) return null;
  return (
    <Banner tone="info" title={texts.locked}>
      {texts.lockedWhy(course.accepted_participants, role !== 'instructor')}
    </Banner>
  );
}
