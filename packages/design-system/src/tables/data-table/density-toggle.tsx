import { Rows4 } from 'lucide-react';
import { IconButton } from '../../actions/icon-button.tsx';
import type { Density } from './types.ts';

interface DensityToggleProps {
  density: Density;
  onChange: (density: Density) => void;
}

/** Switches between comfortable rows and compact ones of a single line. */
export function DensityToggle({ density, onChange }: DensityToggleProps) {
  const compact = density === 'compact';
  return (
    <IconButton
      size="sm"
      variant="secondary"
      label="Baris rapat"
      title={compact ? 'Longgarkan baris' : 'Rapatkan baris'}
      icon={<Rows4 size={16} />}
      aria-pressed={compact}
      onClick={() => onChange(compact ? 'comfortable' : 'compact')}
    />
  );
}
