/** Surface of layers beside their trigger: menus, popovers, comboboxes. */
export const floatingSurface = {
  bg: 'bg.surface',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border.subtle',
  borderRadius: 'md',
  boxShadow: 'float',
  outline: 'none',
  zIndex: 'calc({zIndex.popover} + var(--layer-index, 0))',
} as const;
