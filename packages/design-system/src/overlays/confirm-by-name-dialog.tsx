import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { styled } from '../theme/styled.ts';
import { Dialog } from './dialog.tsx';

const Form = styled('form', { base: { '& > :last-child': { marginTop: '14px' } } });

export interface ConfirmByNameDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The action as a heading. */
  title: string;
  /** What will be lost. */
  children: ReactNode;
  /** The text that must be typed: the record's name. */
  name: string;
  /** Default 'Hapus'. */
  confirmLabel?: string | undefined;
  /** Whether the action is running. */
  loading?: boolean | undefined;
  /** Called when the name was typed and the button was pressed. */
  onConfirm: () => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
}

const isSameName = (typed: string, name: string) =>
  typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase('id') ===
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('id');

/** Confirms a permanent deletion by typing the record's name. Ignores case and repeated spaces. */
export function ConfirmByNameDialog(props: ConfirmByNameDialogProps) {
  const { open, title, children, name, confirmLabel = 'Hapus', loading, onConfirm, onCancel } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  const ready = isSameName(typed, name);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="sm"
      locked={loading}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onCancel} disabled={loading}>
            Batal
          </Button>
          <Button variant="danger" disabled={!ready} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !loading) onConfirm();
        }}
      >
        {children}
        <Field
          label="Ketik nama untuk melanjutkan"
          help={
            <>
              Tulis <strong>{name}</strong>
            </>
          }
        >
          <TextInput
            ref={input}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </Form>
    </Dialog>
  );
}
