import { Button } from '@widya/design-system/button';
import { EyeIcon, EyeOffIcon } from '@widya/design-system/icon';
import { TEXTS } from '../texts.ts';

/** Shows hidden classes too, or leaves them out. Rule A-119. */
export function HiddenToggle({ on, onChange }: { readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  const Icon = on ? EyeIcon : EyeOffIcon;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={16} aria-hidden />}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {on ? TEXTS.hideHidden : TEXTS.showHidden}
    </Button>
  );
}
