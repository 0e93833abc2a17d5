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
  /** Heading of the screen; it stays when there is nothing to show below it. */
  readonly heading: string;
  /** Why the first reads of the screen failed. */
  readonly failures: readonly (ApiError | undefined)[];
  readonly children: ReactNode;
}

const LISTS = { class: 'ClassList', course: 'CourseList' } as const;

/**
 * A screen of one class or course, or why it cannot be shown: no rights, or no such record (also one of somebody else, S11). Other
 * failures are left to the screen, which can be tried again.
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
