import type { ApiError } from '@widya/api-client/api-error';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import type { ReactNode } from 'react';
import { courseListPath } from '../courses/paths.ts';
import { GUARD_TEXTS as texts } from './texts.ts';

interface CourseGuardProps {
  /** Heading of the screen, kept when the content cannot be shown. Without one, the reason is the heading. */
  readonly heading?: string;
  /** Errors of the screen's first reads. */
  readonly failures: readonly (ApiError | undefined)[];
  /** Whether the loaded record belongs to another course than that of the address. */
  readonly elsewhere?: boolean;
  /** Texts for what was not found: the course, unless the screen is about a part of it. */
  readonly missing?: { readonly title: string; readonly why: string };
  /** The link back: to the list of courses by default. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** Statuses for an unknown course or chapter, one of somebody else (S11), or an invalid address. */
const MISSING: readonly (number | undefined)[] = [404, 422];

/**
 * Renders the screen of a course, or why it cannot be shown: no permission, or not found. The screen itself handles
 * other failures, with a retry.
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
