import { Button } from '@widya/design-system/button';
import { NoticeStrip } from '../ui/notice-strip.tsx';
import { frameTexts } from './texts.ts';

export interface OverrideRibbonProps {
  /** Origins by remote. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly onReset: () => void;
}

/** Shows that this tab uses an unpublished build, so that nobody mistakes it for the product. */
export function OverrideRibbon({ overrides, onReset }: OverrideRibbonProps) {
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  const names = entries.map(([name, origin]) => `${name} (${origin})`).join(', ');
  return (
    <NoticeStrip
      action={
        <Button size="sm" onClick={onReset}>
          {frameTexts.resetOverrides}
        </Button>
      }
    >
      {frameTexts.overridden(names)}
    </NoticeStrip>
  );
}
