import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../actions/button.tsx';

export interface ShowToggleProps {
  /** Whether these rows are shown. */
  on: boolean;
  /** Called with the new state. */
  onChange: (on: boolean) => void;
  /** Label while they are not shown: 'Tampilkan yang nonaktif'. */
  show: string;
  /** Label while they are shown: 'Sembunyikan yang nonaktif'. */
  hide: string;
}

/** Toolbar button of a list that adds otherwise omitted rows (hidden, deleted, deactivated). */
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
