import type { Editor } from '@tiptap/core';
import { Image } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';
import { Stack } from '../layout.tsx';
import { Popover } from '../popover.tsx';
import { TextInput } from '../text-input.tsx';
import { isPictureUrl } from './variables.ts';

/** Puts a picture from the web into the email, with words for those who do not see it. */
export function PicturePopover({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isPictureUrl(url)) return setWrong(true);
    editor.chain().focus().setImage({ src: url.trim(), alt: alt.trim() }).run();
    setUrl('');
    setAlt('');
    setWrong(false);
    setOpen(false);
  };
  return (
    <Popover
      label="Gambar"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" variant="ghost" label="Gambar" icon={<Image size={16} />} disabled={disabled} />}
    >
      <form onSubmit={save} noValidate>
        <Stack>
          <Field label="Alamat gambar" error={wrong ? 'Isi alamat gambar yang diawali https://' : null}>
            <TextInput value={url} onChange={(event) => setUrl(event.target.value)} placeholder="https://" />
          </Field>
          <Field label="Keterangan gambar" optional>
            <TextInput value={alt} onChange={(event) => setAlt(event.target.value)} />
          </Field>
          <Button type="submit" size="sm" variant="primary">
            Pasang
          </Button>
        </Stack>
      </form>
    </Popover>
  );
}
