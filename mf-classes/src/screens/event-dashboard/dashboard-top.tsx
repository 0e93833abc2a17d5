import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { Banner } from '@widya/design-system/banner';
import { Countdown } from '@widya/design-system/countdown';
import { PencilIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import type { ReactNode } from 'react';
import { eventListPath } from '../../features/event-scope/event-paths.ts';
import { PublicLink, type PublicLinkProps } from '../../features/event-scope/public-link.tsx';
import { SCOPE_TEXTS } from '../../features/event-scope/texts.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface DashboardTopProps {
  readonly name: string;
  readonly link: PublicLinkProps;
  readonly badge: ReactNode;
  readonly start: string | null;
  readonly end: string | null;
  readonly phase: 'before' | 'running' | 'over';
  /** Why registration is not possible; null when it is, or after the end. */
  readonly warning: string | null;
  readonly editPath: string;
}

/** Heading, public address, time, and why registration is not possible. and B-019. */
export function DashboardTop({ name, link, badge, start, end, phase, warning, editPath }: DashboardTopProps) {
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={[{ label: SCOPE_TEXTS.events, to: eventListPath() }, { label: name }]}
        context={
          <>
            {badge}
            {start && <span>{formatDateTimeRange(start, end)}</span>}
            <PublicLink {...link} />
          </>
        }
        actions={
          <LinkButton to={editPath} icon={<PencilIcon size={16} aria-hidden />}>
            {texts.edit}
          </LinkButton>
        }
      />
      <Stack gap="3" marginBottom="4">
        {warning && (
          <Banner
            tone="warn"
            actions={
              <LinkButton size="sm" to={editPath}>
                {texts.openIt}
              </LinkButton>
            }
          >
            {warning}
          </Banner>
        )}
        {phase === 'before' && start && (
          <Banner tone="info">
            <Inline gap="3">
              {texts.starts}
              <Countdown until={start} after={texts.running} />
            </Inline>
          </Banner>
        )}
        {phase === 'running' && <Banner tone="ok">{texts.running}</Banner>}
        {phase === 'over' && <Banner tone="info">{texts.over}</Banner>}
      </Stack>
    </>
  );
}
