import type { ApiError } from '@widya/api-client/api-error';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import type { ReactNode } from 'react';
import { courseListPath } from '../courses/paths.ts';
import { GATE_TEXTS as texts } from './texts.ts';

interface CourseGuardProps {
  /** Heading of the screen; it stays when there is nothing to show below it. Without one, the reason is the heading. */
  readonly heading?: string;
  /** Why the first reads of the screen failed. */
  readonly failures: readonly (ApiError | undefined)[];
  /** What was read is not of the course of the address. */
  readonly elsewhere?: boolean;
  /** What there is not: the course, unless the screen is about a part of it. */
  readonly missing?: { readonly title: string; readonly why: string };
  /** Where to go from here: to the list of courses, unless there is something nearer. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** No such course or chapter, one of somebody else (S11), or an address that cannot be one. */
const MISSING: readonly (number | undefined)[] = [404, 422];

/**
 * A screen of one course, or why it cannot be shown: no rights, or nothing there. Other failures are left to the screen, which
 * can be tried again.
 */
export function CourseGuard({
  heading,
  failures,
  elsewhere = false,
  missing = texts.course,
  back = { to: courseListPath(), label: texts.toList },
  children,
}: CourseGuardProps) {
  const refused = failures.find((failure) => failure?.status === 403);
  if (!refused && !elsewhere && !failures.some((failure) => MISSING.includes(failure?.status))) return children;
  const frame = {
    size: heading === undefined ? 'page' : 'md',
    action: <LinkButton to={back.to}>{back.label}</LinkButton>,
  } as const;
  return (
    <Page>
      {heading !== undefined && <PageHeader title={heading} />}
      {refused ? (
        <ForbiddenState {...frame} requestId={refused.requestId} />
      ) : (
        <EmptyState {...frame} icon={<SearchXIcon size={22} />} title={missing.title} description={missing.why} />
      )}
    </Page>
  );
}
