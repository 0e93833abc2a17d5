import type { InterfaceGroup } from '@widya/contract/interface-text-groups';
import { Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { type Control, useWatch } from '@widya/design-system/use-form';
import { useMemo } from 'react';
import { nameOf, type TextValues } from '../form/text-values.ts';
import { INTERFACE_TEXTS_TEXTS as texts } from '../texts.ts';
import { DrawingContext } from './drawing-context.ts';
import { SCREEN_DRAWINGS } from './screen-drawings.ts';

const Figure = styled('figure', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', margin: 0, minWidth: 0 },
});

interface DrawingProps {
  readonly group: InterfaceGroup;
  readonly control: Control<TextValues>;
  readonly active: string | null;
  readonly onPick: (key: string) => void;
}

/** A sketch of a screen of the public site with the typed texts; the edited one is marked. */
export function Drawing({ group, control, active, onPick }: DrawingProps) {
  const values = useWatch({ control });
  const contextValue = useMemo(
    () => ({ group, active, onPick, textOf: (key: string) => values[nameOf(group.id, key)] ?? '' }),
    [group, active, onPick, values],
  );
  const Screen = SCREEN_DRAWINGS[group.id];
  return (
    <Figure aria-label={texts.drawing(group.label)}>
      <DrawingContext value={contextValue}>
        <Screen />
      </DrawingContext>
      <figcaption>
        <Muted>{texts.drawingHelp}</Muted>
      </figcaption>
    </Figure>
  );
}
