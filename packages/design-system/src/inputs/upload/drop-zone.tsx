import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../actions/button.tsx';
import { styled } from '../../theme/styled.ts';
import { useFieldControl } from '../field-context.ts';
import { acceptText } from './check-file.ts';
import type { FileKind } from './types.ts';

const Zone = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 14px',
    padding: '14px 16px',
    border: '1px dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    minWidth: 0,
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent.text', borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: 'danger' },
    '&[data-disabled]': { bg: 'bg.subtle' },
  },
});
const Hint = styled('div', { base: { flex: '1 1 200px', minWidth: 0, color: 'fg.muted', fontSize: 'sm' } });

export interface DropZoneProps {
  kinds: readonly FileKind[];
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Label of the button. */
  button: string;
  children?: ReactNode;
  /** Called with all chosen or dropped files; the owner validates them. */
  onFiles: (files: readonly File[]) => void;
}

/** Drop zone with a button for the file dialog. Also accepts pasted files while it has the focus. */
export function DropZone({ kinds, multiple = false, disabled, button, children, onFiles }: DropZoneProps) {
  const control = useFieldControl({ disabled });
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple,
    disabled: control.disabled ?? false,
    noClick: true,
    noKeyboard: true,
    // The owner validates, because a refused file must be shown with its reason instead of disappearing.
    onDrop: (accepted, rejections) => onFiles([...accepted, ...rejections.map(({ file }) => file)]),
  });
  const invalid = control['aria-invalid'] === true;
  return (
    <Zone
      {...getRootProps({ role: 'presentation', tabIndex: -1 })}
      data-over={isDragActive ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      onPaste={(event) => {
        const files = Array.from(event.clipboardData.files);
        if (files.length > 0 && !control.disabled) onFiles(multiple ? files : files.slice(0, 1));
      }}
    >
      <Button
        size="sm"
        icon={<Upload size={16} />}
        disabled={control.disabled}
        onClick={open}
        id={control.id}
        aria-describedby={control['aria-describedby']}
      >
        {button}
      </Button>
      <Hint>{children}</Hint>
      <input {...getInputProps({ accept: acceptText(kinds), 'aria-label': button, tabIndex: -1 })} />
    </Zone>
  );
}
