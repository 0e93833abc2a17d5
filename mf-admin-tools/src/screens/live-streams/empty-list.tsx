import { EmptyState } from '@widya/design-system/empty-state';
import { VideoIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { newStreamPath } from '../../features/stream-state/stream-paths.ts';
import { LIVE_STREAMS_TEXTS as texts } from './texts.ts';

/** Empty state with one action. */
export const EmptyList = () => (
  <EmptyState
    icon={<VideoIcon size={22} />}
    title={texts.empty}
    description={texts.emptyWhy}
    action={
      <LinkButton variant="primary" to={newStreamPath()}>
        {texts.create}
      </LinkButton>
    }
  />
);
