import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';

interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  /** Pressed state; omit it for buttons that are not toggles. */
  on?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
}

/** A toolbar button that keeps the selection of the text. */
export function ToolbarButton({ label, icon, on, disabled, onPress }: ToolbarButtonProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      label={label}
      icon={icon}
      aria-pressed={on}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
