import usedBy from 'virtual:used-by';
import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { StoryWindows } from './story-windows.tsx';

/* Sections of a component's page that are derived from the code: its states, and the screens that use it. */

const MODES = ['light', 'dark'] as const;

const GRID: CSSProperties = { display: 'grid', gap: 12 };
const GROUND: CSSProperties = {
  border: '1px solid var(--w-colors-border-strong)',
  borderRadius: 8,
  minWidth: 0,
  background: 'var(--w-colors-bg-canvas)',
  color: 'var(--w-colors-fg)',
};

interface StatesProps {
  /** Shows the modes below each other, for components that need a wide screen. */
  wide?: boolean;
  /** Shows each story in its own document, for components that cover the page or are heavy. */
  floating?: boolean;
  /** The stories to show when a file has those of several components; all by default. */
  of?: readonly unknown[];
}

/** Every story of the component, light and dark side by side. Play functions run only in a story's own document. */
export function States({ wide = false, floating = false, of }: StatesProps) {
  const { csfFile } = useOf('meta', ['meta']);
  const gridTemplateColumns = wide ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))';
  return Object.values(csfFile.stories)
    .filter(({ moduleExport }) => of === undefined || of.includes(moduleExport))
    .map(({ id, name, moduleExport, play }) => (
      <section key={id}>
        <h3>
          <a href={`?path=/story/${id}`} target="_top">
            {name}
          </a>
        </h3>
        <div style={{ ...GRID, gridTemplateColumns }}>
          {floating || play ? (
            <StoryWindows id={id} name={name} />
          ) : (
            MODES.map((mode) => (
              <div key={mode} className={mode} style={GROUND}>
                <Story of={moduleExport} />
              </div>
            ))
          )}
        </div>
      </section>
    ));
}

/** Converts a title to the id that Storybook derives; an incomplete id opens the first story below it. */
const idOf = (title: string): string =>
  `screens-${title}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** Links to the screens that use a component, by its import name. */
export function UsedBy({ name }: { name: string }) {
  const screens = usedBy[name] ?? [];
  if (screens.length === 0) return <p>No screen uses it directly.</p>;
  return (
    <>
      <p>{screens.length === 1 ? 'One screen.' : `${screens.length} screens.`}</p>
      <ul style={{ columns: '260px' }}>
        {screens.map((screen) => (
          <li key={screen.name}>
            {screen.title === null ? (
              screen.name
            ) : (
              <a href={`?path=/story/${idOf(screen.title)}`} target="_top">
                {screen.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
