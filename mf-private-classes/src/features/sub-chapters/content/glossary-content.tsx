import { ITEMS_MAX } from '@widya/contract/chapter-types';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { PlusIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Card, Inline, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { SUB_TEXTS as texts } from '../texts.ts';
import { type DraftEntry, newEntry } from '../values.ts';
import type { ContentProps } from './content-props.ts';

/** Glossary entries with definitions. C-087. */
export function GlossaryContent({ content, onContent, problem }: ContentProps) {
  const { entries } = content;
  const change = (id: number, fields: Partial<DraftEntry>) =>
    onContent({ entries: entries.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)) });
  const isMissing = (text: string) => (problem && text.trim() === '' ? true : undefined);
  return (
    <Field group label={texts.entries} error={problem}>
      <Stack gap="3">
        {entries.map(({ id, word, definition }, at) => (
          <Card key={id} padded as="div">
            <Stack gap="2">
              <Inline flexWrap="nowrap">
                <TextInput
                  aria-label={`${texts.word} ${at + 1}`}
                  placeholder={texts.word}
                  aria-invalid={isMissing(word)}
                  maxLength={255}
                  value={word}
                  onChange={(event) => change(id, { word: event.target.value })}
                />
                <IconButton
                  variant="ghost"
                  label={texts.removeEntry(at + 1)}
                  icon={<TrashIcon size={16} />}
                  onClick={() => onContent({ entries: entries.filter((entry) => entry.id !== id) })}
                />
              </Inline>
              <Textarea
                aria-label={`${texts.definition} ${at + 1}`}
                placeholder={texts.definition}
                aria-invalid={isMissing(definition)}
                rows={2}
                maxLength={20_000}
                value={definition}
                onChange={(event) => change(id, { definition: event.target.value })}
              />
            </Stack>
          </Card>
        ))}
        <div>
          <Button
            size="sm"
            icon={<PlusIcon size={15} aria-hidden />}
            disabled={entries.length >= ITEMS_MAX}
            onClick={() => onContent({ entries: [...entries, newEntry()] })}
          >
            {texts.addEntry}
          </Button>
        </div>
      </Stack>
    </Field>
  );
}
