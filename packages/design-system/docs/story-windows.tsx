import type { CSSProperties } from 'react';

/** Components that float above the page have no height of their own. */
const WINDOW: CSSProperties = {
  border: '1px solid var(--w-colors-border-strong, #8885)',
  borderRadius: 8,
  minWidth: 0,
  width: '100%',
};

interface StoryWindowsProps {
  id: string;
  name: string;
  height?: number;
}

/** A story in light and dark, each in its own document that loads when it scrolls into view. */
export const StoryWindows = ({ id, name, height = 460 }: StoryWindowsProps) =>
  (['light', 'dark'] as const).map((mode) => (
    <iframe
      key={mode}
      title={`${name}, ${mode}`}
      loading="lazy"
      src={`iframe.html?viewMode=story&id=${id}&globals=mode:${mode};a11y.manual:!true`}
      style={{ ...WINDOW, height }}
    />
  ));
