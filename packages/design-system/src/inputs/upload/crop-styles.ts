const HANDLE = '14px';
const HANDLE_POSITIONS = {
  nw: { top: 0, left: 0, cursor: 'nw-resize', transform: 'translate(-50%, -50%)' },
  n: { top: 0, left: '50%', cursor: 'n-resize', transform: 'translate(-50%, -50%)' },
  ne: { top: 0, right: 0, cursor: 'ne-resize', transform: 'translate(50%, -50%)' },
  e: { top: '50%', right: 0, cursor: 'e-resize', transform: 'translate(50%, -50%)' },
  se: { bottom: 0, right: 0, cursor: 'se-resize', transform: 'translate(50%, 50%)' },
  s: { bottom: 0, left: '50%', cursor: 's-resize', transform: 'translate(-50%, 50%)' },
  sw: { bottom: 0, left: 0, cursor: 'sw-resize', transform: 'translate(-50%, 50%)' },
  w: { top: '50%', left: 0, cursor: 'w-resize', transform: 'translate(-50%, -50%)' },
};

/**
 * Styles for react-image-crop; its own style sheet would need a loader and an exception in the content security policy.
 */
export const cropStyles = {
  '& .ReactCrop': { position: 'relative', display: 'inline-block', maxWidth: '100%', cursor: 'crosshair' },
  '& .ReactCrop__child-wrapper': { overflow: 'hidden' },
  '& .ReactCrop__child-wrapper > img': { display: 'block', maxWidth: '100%', maxHeight: '52vh', touchAction: 'none' },
  '& .ReactCrop__crop-mask': { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
  '& .ReactCrop__crop-selection': {
    position: 'absolute',
    top: 0,
    left: 0,
    cursor: 'move',
    touchAction: 'none',
    boxShadow: '0 0 0 1px white, 0 0 0 2px rgb(13 18 25 / .7)',
  },
  '& .ReactCrop__crop-selection:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  '& .ReactCrop__drag-handle': {
    position: 'absolute',
    width: HANDLE,
    height: HANDLE,
    bg: 'white',
    border: '1px solid',
    borderColor: 'neutral.900',
    borderRadius: 'xs',
    '@media (pointer: coarse)': { width: '26px', height: '26px' },
  },
  '& .ReactCrop__drag-handle:focus-visible': { outline: '3px solid', outlineColor: 'focus' },
  '& .ReactCrop__drag-bar': { display: 'none' },
  '& .ReactCrop--fixed-aspect': {
    '& .ord-n, & .ord-e, & .ord-s, & .ord-w': { display: 'none' },
  },
  '& .ReactCrop--invisible-crop': {
    '& .ReactCrop__crop-mask, & .ReactCrop__crop-selection': { display: 'none' },
  },
  ...Object.fromEntries(
    Object.entries(HANDLE_POSITIONS).map(([name, position]) => [`& .ReactCrop__drag-handle.ord-${name}`, position]),
  ),
};
