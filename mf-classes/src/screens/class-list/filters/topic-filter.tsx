import { useTopics } from '@widya/api-client/topics';
import { Button } from '@widya/design-system/button';
import { ChoiceList } from '@widya/design-system/choice-list';
import { FilterChip } from '@widya/design-system/filter-chip';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { TEXTS } from '../texts.ts';
import { topicOptions } from './topic-options.ts';

interface TopicFilterProps {
  /** Code of the chosen topic; empty for all. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Filters by topic. Topics are loaded when the filter is opened, or when the chosen name must be shown. */
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
  if (!data && error) return <Button onClick={retry}>{TEXTS.retryTopics}</Button>;
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonText lines={5} />
      </SkeletonArea>
    );
  return (
    <ChoiceList
      label={TEXTS.topicFilter}
      options={topicOptions(data)}
      value={value}
      onChoose={onChange}
      searchOver={0}
    />
  );
}
