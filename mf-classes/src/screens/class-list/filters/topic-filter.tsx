import { useTopics } from '@widya/api-client/topics';
import { Button } from '@widya/design-system/button';
import { FilterChip } from '@widya/design-system/filter-chip';
import { Muted, Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { SearchInput } from '@widya/design-system/search-input';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { useState } from 'react';
import { TEXTS } from '../texts.ts';
import { topicOptions } from './topic-options.ts';

interface TopicFilterProps {
  /** Code of the chosen topic; empty for all. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Narrows the list to a topic. The topics are asked for when the chip is opened, or when its name must be shown. */
export function TopicFilter({ value, onChange }: TopicFilterProps) {
  const { data } = useTopics(value === '' ? null : {});
  const name = data?.find(({ code }) => code.toLowerCase() === value.toLowerCase())?.name ?? value;
  return (
    <FilterChip label={TEXTS.topicFilter} value={name} onClear={() => onChange('')}>
      {(close) => (
        <TopicChoice
          value={value}
          onChange={(code) => {
            onChange(code);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function TopicChoice({ value, onChange }: TopicFilterProps) {
  const { data, error, retry } = useTopics();
  const [search, setSearch] = useState('');
  if (!data && error) return <Button onClick={retry}>{TEXTS.retryTopics}</Button>;
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonText lines={5} />
      </SkeletonArea>
    );
  const options = topicOptions(data, search);
  return (
    <Stack gap="2" width="260px" maxWidth="full">
      <SearchInput
        size="sm"
        label={TEXTS.searchTopic}
        placeholder={TEXTS.searchTopic}
        value={search}
        onChange={setSearch}
      />
      <Stack gap="0" maxHeight="280px" overflowY="auto">
        {options.length === 0 ? (
          <Muted>{TEXTS.noTopicFound}</Muted>
        ) : (
          <RadioGroup label={TEXTS.topicFilter} options={options} value={value} onChange={onChange} />
        )}
      </Stack>
    </Stack>
  );
}
