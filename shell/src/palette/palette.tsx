import { CommandPalette } from '@widya/design-system/command-palette';
import { useEffect, useState } from 'react';
import type { OpenDialog } from '../frame/frame-dialogs.tsx';
import type { TypedAhead } from './typed-ahead.ts';
import { useCommands } from './use-commands.tsx';

export interface PaletteProps {
  /** Text typed before the palette had loaded. */
  readonly typedAhead: TypedAhead;
  readonly path: string;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** Command palette: pages, records and actions that this account may open. */
export function Palette({ typedAhead, path, onOpen, onClose, onSignOut }: PaletteProps) {
  const [query, setQuery] = useState('');
  useEffect(() => typedAhead.connect(setQuery), [typedAhead]);
  const { groups, searching } = useCommands({ query, onQuery: setQuery, path, onOpen, onClose, onSignOut });
  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      onQuery={setQuery}
      groups={groups}
      loading={searching}
      onSelect={(item) =>
        groups
          .flatMap(({ items }) => items)
          .find(({ key }) => key === item.key)
          ?.run()
      }
    />
  );
}
