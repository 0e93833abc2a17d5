import { Button } from '@widya/design-system/button';
import { EyeIcon, EyeOffIcon } from '@widya/design-system/icon';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

interface InactiveToggleProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Adds deactivated vouchers to the tab Aktif, or leaves them out. Rule C-126, decision 122. */
export function InactiveToggle({ on, onChange }: InactiveToggleProps) {
  const Icon = on ? EyeIcon : EyeOffIcon;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={16} aria-hidden />}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {on ? texts.hideInactive : texts.showInactive}
    </Button>
  );
}
