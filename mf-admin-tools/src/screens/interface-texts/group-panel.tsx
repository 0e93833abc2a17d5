import { INTERFACE_GROUPS, type InterfaceGroupId } from '@widya/contract/interface-text-groups';
import type { InterfaceStrings } from '@widya/contract/interface-texts';
import { Card } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Drawing } from './drawing/drawing.tsx';
import { TextField } from './form/text-field.tsx';
import { nameOf, previousOf, type TextName, type TextValues, valuesOf } from './form/text-values.ts';
import { ShownAt } from './shown-at.tsx';

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
    gap: { base: '4', lg: '6' },
    alignItems: 'start',
  },
});
/** Keeps the sketch visible beside a long list of fields. */
const Beside = styled('div', { base: { minWidth: 0, lg: { position: 'sticky', top: '16' } } });
const Fields = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });

interface GroupPanelProps {
  readonly id: InterfaceGroupId;
  readonly form: UseFormReturn<TextValues>;
  readonly base: InterfaceStrings;
  /** Text whose field is to be focused; null for none. */
  readonly focusTarget: TextName | null;
  readonly onFocused: () => void;
}

/** A screen of the public site: its sketch, and its numbered texts. */
export function GroupPanel({ id, form, base, focusTarget, onFocused }: GroupPanelProps) {
  const [active, setActive] = useState<string | null>(null);
  const saved = useMemo(() => valuesOf(base), [base]);
  const previous = useMemo(() => previousOf(base), [base]);
  const group = INTERFACE_GROUPS.find((candidate) => candidate.id === id);
  const pick = useCallback((key: string) => form.setFocus(nameOf(id, key)), [form, id]);

  useEffect(() => {
    if (focusTarget === null || !focusTarget.startsWith(`${id}:`)) return;
    form.setFocus(focusTarget);
    onFocused();
  }, [focusTarget, id, form, onFocused]);

  if (!group) return null;
  return (
    <Grid>
      <Beside>
        <Drawing group={group} control={form.control} active={active} onPick={pick} />
      </Beside>
      <Card padded aria-label={group.label}>
        <Fields>
          <ShownAt id={id} />
          {group.texts.map((text, index) => {
            const name = nameOf(id, text.key);
            return (
              <TextField
                key={name}
                control={form.control}
                name={name}
                number={index + 1}
                text={text}
                saved={saved[name] ?? ''}
                previous={previous[name] ?? null}
                active={active === text.key}
                onActive={() => setActive(text.key)}
                onWrite={(value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
              />
            );
          })}
        </Fields>
      </Card>
    </Grid>
  );
}
