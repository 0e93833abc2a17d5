import type { ApiError } from '@widya/api-client/api-error';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import type { ReactNode } from 'react';
import { classListPath } from '../classes/list-path.ts';

interface ClassGuardProps {
  /** Errors of the screen's first reads; the first one is shown. */
  readonly failures: readonly (ApiError | undefined)[];
  readonly children: ReactNode;
}

/**
 * Renders the screen of a class, or why it cannot be shown: no permission, or no such class (or not the account's own,
 * S11). The screen itself handles other failures, with a retry.
 */
export function ClassGuard({ failures, children }: ClassGuardProps) {
  const statuses = failures.map((failure) => failure?.status);
  if (statuses.includes(403))
    return (
      <Page>
        <ForbiddenState size="page" action={<BackToList />} />
      </Page>
    );
  if (statuses.includes(404))
    return (
      <Page>
        <EmptyState
          size="page"
          icon={<SearchXIcon size={22} />}
          title="Kelas tidak ditemukan"
          description="Kelas ini tidak ada, sudah dihapus, atau tidak ditugaskan kepada Anda."
          action={<BackToList />}
        />
      </Page>
    );
  return children;
}

const BackToList = () => <LinkButton to={classListPath()}>Ke Daftar Kelas</LinkButton>;
