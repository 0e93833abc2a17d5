import type { ApiError } from '@widya/api-client/api-error';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { linkTo } from '@widya/remote-kit/link-to';
import type { ReactNode } from 'react';

interface ParticipantGateProps {
  readonly kind: 'class' | 'course';
  /** Why the first reads of the screen failed. */
  readonly failures: readonly (ApiError | undefined)[];
  readonly children: ReactNode;
}

const WORDS = {
  class: {
    title: 'Kelas tidak ditemukan',
    why: 'Kelas ini tidak ada, sudah dihapus, atau tidak ditugaskan kepada Anda.',
    back: 'Ke Daftar Kelas',
    screen: 'ClassList',
  },
  course: {
    title: 'Kelas daring mandiri tidak ditemukan',
    why: 'Kelas ini tidak ada, sudah dihapus, atau tidak ditugaskan kepada Anda.',
    back: 'Ke Kelas Daring Mandiri',
    screen: 'CourseList',
  },
} as const;

/** The list, or why it cannot be shown: no rights, or no such class (also one of somebody else, S11). */
export function ParticipantGate({ kind, failures, children }: ParticipantGateProps) {
  const { title, why, back, screen } = WORDS[kind];
  const statuses = failures.map((failure) => failure?.status);
  const path = linkTo(screen);
  const action = path && <LinkButton to={path}>{back}</LinkButton>;
  if (statuses.includes(403))
    return (
      <Page>
        <ForbiddenState size="page" action={action} />
      </Page>
    );
  if (statuses.includes(404))
    return (
      <Page>
        <EmptyState size="page" icon={<SearchXIcon size={22} />} title={title} description={why} action={action} />
      </Page>
    );
  return children;
}
