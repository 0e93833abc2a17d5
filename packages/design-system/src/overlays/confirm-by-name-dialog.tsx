import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmByNameDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The action. */
  title: string;
  /** What will be lost. */
  children: ReactNode;
  /** What must be typed: the record's name. */
  name: string;
  /** Default 'Hapus'. */
  confirmLabel?: string | undefined;
  /** The action runs. */
  loading?: boolean | undefined;
  /** The name was typed and the button pressed. */
  onConfirm: () => void;
  /** Given up. */
  onCancel: () => void;
}

const same = (typed: string, name: string) =>
  typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase('id') ===
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('id');

/** For deleting for good: the person types the name of what goes. Upper and lower case and extra spaces do not matter. */
export function ConfirmByNameDialog(props: ConfirmByNameDialogProps) {
  const { open, title, children, name, confirmLabel = 'Hapus', loading, onConfirm, onCancel } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  const ready = same(typed, name);
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !loading) onConfirm();
        }}
      >
        {children}
        <div style={{ height: 14 }} />
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
      </form>
    </Dialog>
  );
}
