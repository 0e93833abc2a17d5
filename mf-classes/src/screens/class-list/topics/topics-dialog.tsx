import type { Topic } from '@widya/contract/topics';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { PlusIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useRef, useState } from 'react';
import { HideTopicDialog } from './hide-topic-dialog.tsx';
import { TOPIC_TEXTS as texts } from './texts.ts';
import { TopicFormDialog } from './topic-form-dialog.tsx';
import { TopicList } from './topic-list.tsx';

type Inner = { readonly kind: 'form'; readonly topic: Topic | null } | { readonly kind: 'hide'; readonly topic: Topic };

/** Topic management above the list of classes. Source: A-150. */
export function TopicsDialog({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [inner, setInner] = useState<Inner | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const closeInner = () => setInner(null);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={texts.title}
        description={texts.description}
        initialFocus={first}
        footer={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <Stack gap="3">
          <Inline flexWrap="nowrap">
            <SearchInput
              ref={first}
              label={texts.search}
              placeholder={texts.search}
              value={search}
              onChange={setSearch}
            />
            <Button
              variant="primary"
              icon={<PlusIcon size={16} />}
              onClick={() => setInner({ kind: 'form', topic: null })}
            >
              {texts.add}
            </Button>
          </Inline>
          <TopicList
            search={search}
            onEdit={(topic) => setInner({ kind: 'form', topic })}
            onHide={(topic) => setInner({ kind: 'hide', topic })}
          />
        </Stack>
      </Dialog>
      {inner?.kind === 'form' && <TopicFormDialog topic={inner.topic} onClose={closeInner} />}
      {inner?.kind === 'hide' && <HideTopicDialog topic={inner.topic} onClose={closeInner} />}
    </>
  );
}
