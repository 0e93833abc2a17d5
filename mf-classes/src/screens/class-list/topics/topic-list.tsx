import { useTopics } from '@widya/api-client/topics';
import type { Topic } from '@widya/contract/topics';
import { EmptyState } from '@widya/design-system/empty-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { TOPIC_TEXTS as texts } from './texts.ts';
import { TopicItem } from './topic-item.tsx';
import { searchTopics } from './topic-search.ts';
import { useRestoreTopic } from './use-topic-visibility.ts';

interface TopicListProps {
  readonly search: string;
  readonly onEdit: (topic: Topic) => void;
  readonly onHide: (topic: Topic) => void;
}

/** All matching topics, deleted ones last; rows stay while newer ones load. */
export function TopicList({ search, onEdit, onHide }: TopicListProps) {
  const { data, error, isValidating, retry } = useTopics();
  const restore = useRestoreTopic();
  if (!data)
    return (
      <PendingRead of={{ error, retry, isValidating }} title={texts.failed} size="sm" describe={failureOf} lines={8} />
    );
  const found = searchTopics(data, search);
  if (found.length === 0)
    return data.length === 0 ? (
      <EmptyState size="sm" title={texts.empty} description={texts.emptyWhy} />
    ) : (
      <EmptyState size="sm" icon={<SearchXIcon size={22} />} title={texts.filtered} description={texts.filteredWhy} />
    );
  return (
    <Stack as="ul" gap="0" margin="0" padding="0" listStyleType="none">
      {found.map((topic) => (
        <TopicItem
          key={topic.code}
          topic={topic}
          onEdit={() => onEdit(topic)}
          onHide={() => onHide(topic)}
          onRestore={() => void restore(topic.code)}
        />
      ))}
    </Stack>
  );
}
