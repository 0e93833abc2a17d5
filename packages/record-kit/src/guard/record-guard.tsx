import type { ApiError } from '@widya/api-client/api-error';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';
import type { ReactNode } from 'react';
import { GUARD_TEXTS as texts } from './texts.ts';

export interface RecordGuardProps {
  readonly kind: 'class' | 'course';
  /** Heading of the screen, kept when the content cannot be shown. */
  readonly heading: string;
  /** Errors of the screen's first reads. */
  readonly failures: readonly (ApiError | undefined)[];
  readonly children: ReactNode;
}

const LISTS = { class: 'ClassList', course: 'CourseList' } as const;

/**
 * Renders the screen of a class or course, or why it cannot be shown: no permission, or not found (also another
 * instructor's, S11). The screen itself handles other failures, with a retry.
 */
export function RecordGuard({ kind, heading, failures, children }: RecordGuardProps) {
  const { title, back } = texts[kind];
  const withStatus = (status: number) => failures.find((failure) => failure?.status === status);
  const refused = withStatus(403);
  const path = linkTo(LISTS[kind]);
  const action = path && <LinkButton to={listAddress(path)}>{back}</LinkButton>;
  if (refused)
    return (
      <Page>
        <PageHeader title={heading} />
        <ForbiddenState requestId={refused.requestId} action={action} />
      </Page>
    );
  if (withStatus(404))
    return (
      <Page>
        <PageHeader title={heading} />
        <EmptyState icon={<SearchXIcon size={22} />} title={title} description={texts.why} action={action} />
      </Page>
    );
  return children;
}
