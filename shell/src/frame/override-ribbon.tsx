import { Button } from '@widya/design-system/button';
import { NoticeStrip } from '../ui/notice-strip.tsx';
import { frameTexts } from './texts.ts';

export interface OverrideRibbonProps {
  /** Origins by remote. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Whether the address requests an override on a server that does not allow any. */
  readonly isIgnored: boolean;
  readonly onReset: () => void;
}

/**
 * Shows that this tab uses an unpublished build, so that nobody mistakes it for the product, or that the
 * server ignored the request of the address for one.
 */
export function OverrideRibbon({ overrides, isIgnored, onReset }: OverrideRibbonProps) {
  const entries = Object.entries(overrides);
  if (entries.length === 0 && !isIgnored) return null;
  const names = entries.map(([name, origin]) => `${name} (${origin})`).join(', ');
  return (
    <NoticeStrip
      action={
        <Button size="sm" onClick={onReset}>
          {frameTexts.resetOverrides}
        </Button>
      }
    >
      {isIgnored ? frameTexts.overridesOff : frameTexts.overridden(names)}
    </NoticeStrip>
  );
}
