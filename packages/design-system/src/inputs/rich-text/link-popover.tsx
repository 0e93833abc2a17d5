import type { Editor } from '@tiptap/core';
import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { Inline, Stack } from '../../layout/layout.tsx';
import { Popover } from '../../overlays/popover.tsx';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import { isMailUrl } from './variables.ts';

const PROBLEM = 'Isi alamat yang diawali https://, mailto:, atau variabel seperti {{tautan_kelas}}';

/** Sets, changes or removes the link of the selected text. */
export function LinkPopover({ editor, on, disabled }: { editor: Editor; on: boolean; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [wrong, setWrong] = useState(false);
  const change = (next: boolean) => {
    if (next) setUrl(String(editor.getAttributes('link').href ?? ''));
    setWrong(false);
    setOpen(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the popover is inside the screen's form, which must not be submitted.
    event.stopPropagation();
    const href = url.trim();
    if (!isMailUrl(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !on) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    setOpen(false);
  };
  return (
    <Popover
      label="Tautan"
      open={open}
      onOpenChange={change}
      trigger={
        <IconButton
          size="sm"
          variant="ghost"
          label="Tautan"
          icon={<Link2 size={16} />}
          aria-pressed={on}
          disabled={disabled}
        />
      }
    >
      <form onSubmit={save} noValidate>
        <Stack>
          <Field label="Alamat tautan" error={wrong ? PROBLEM : null}>
            <TextInput value={url} onChange={(event) => setUrl(event.target.value)} placeholder="https://" />
          </Field>
          <Inline>
            <Button type="submit" size="sm" variant="primary">
              Pasang
            </Button>
            {on ? (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpen(false);
                }}
              >
                Lepas tautan
              </Button>
            ) : null}
          </Inline>
        </Stack>
      </form>
    </Popover>
  );
}
