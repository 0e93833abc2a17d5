import type { Topic } from '@widya/contract/topics';
import { Badge } from '@widya/design-system/badge';
import { formatNumber } from '@widya/design-system/formats/number';
import { PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { Menu } from '@widya/design-system/menu';
import { UserText } from '@widya/design-system/user-text';
import { TOPIC_TEXTS as texts } from './texts.ts';

interface TopicItemProps {
  readonly topic: Topic;
  readonly onEdit: () => void;
  readonly onHide: () => void;
  readonly onRestore: () => void;
}

/** A topic in the list: name, code, number of classes and actions. */
export function TopicItem({ topic, onEdit, onHide, onRestore }: TopicItemProps) {
  const { name, code, active, class_count } = topic;
  return (
    <Inline as="li" flexWrap="nowrap" paddingBlock="2" borderBottom="1px solid" borderColor="border.subtle">
      <Stack gap="0" color={active === 0 ? 'fg.muted' : 'fg'}>
        <Inline>
          <UserText strong>{name}</UserText>
          {active === 0 && <Badge>{texts.deleted}</Badge>}
        </Inline>
        <Muted fontSize="sm">
          {code} · {class_count === 0 ? texts.unused : texts.usedBy(formatNumber(class_count))}
        </Muted>
      </Stack>
      <Spacer />
      <Menu
        label={texts.actionsOf(name)}
        items={[
          { key: 'edit', label: texts.edit, icon: <PencilIcon size={16} />, onSelect: onEdit },
          active === 0 && {
            key: 'restore',
            label: texts.restore,
            icon: <RestoreIcon size={16} />,
            onSelect: onRestore,
          },
          active === 1 && {
            key: 'hide',
            label: texts.hide,
            icon: <TrashIcon size={16} />,
            onSelect: onHide,
            danger: true,
            separated: true,
          },
        ]}
      />
    </Inline>
  );
}
