import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../actions/button.tsx';

export interface ShowToggleProps {
  /** Whether they are shown. */
  on: boolean;
  /** Gets whether they shall be shown. */
  onChange: (on: boolean) => void;
  /** What a press does while they are left out: 'Tampilkan yang nonaktif'. */
  show: string;
  /** What a press does while they are shown: 'Sembunyikan yang nonaktif'. */
  hide: string;
}

/** In the toolbar of a list: adds rows that are left out otherwise (hidden, deleted, deactivated). */
export function ShowToggle({ on, onChange, show, hide }: ShowToggleProps) {
  const Icon = on ? Eye : EyeOff;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={16} aria-hidden />}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {on ? hide : show}
    </Button>
  );
}
