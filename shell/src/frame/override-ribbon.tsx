import { Button } from '@widya/design-system/button';
import { WarningIcon } from '@widya/design-system/icon';
import { styled } from '../ui/styled.ts';
import { frameTexts } from './texts.ts';

const Ribbon = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: '6px 16px',
    bg: 'warn.subtle',
    color: 'warn.text',
    borderBottom: '1px solid',
    borderColor: 'warn.border',
    fontWeight: 'strong',
    overflowWrap: 'anywhere',
  },
});

export interface OverrideRibbonProps {
  /** Remote to origin. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly onReset: () => void;
}

/** This tab shows a build that is not published: nobody may mistake it for the product. */
export function OverrideRibbon({ overrides, onReset }: OverrideRibbonProps) {
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  const names = entries.map(([name, origin]) => `${name} (${origin})`).join(', ');
  return (
    <Ribbon role="status">
      <WarningIcon size={16} aria-hidden />
      {frameTexts.overridden(names)}
      <Button size="sm" onClick={onReset}>
        {frameTexts.resetOverrides}
      </Button>
    </Ribbon>
  );
}
