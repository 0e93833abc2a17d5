import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';

interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  /** Left out for buttons that do something once. */
  on?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
}

/** A button of the toolbar. Pressing it leaves the selection in the text. */
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
