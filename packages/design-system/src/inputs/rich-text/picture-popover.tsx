import type { Editor } from '@tiptap/core';
import { Image } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { Stack } from '../../layout/layout.tsx';
import { Popover } from '../../overlays/popover.tsx';
import { Field } from '../field.tsx';
import { ImageUpload } from '../image-upload.tsx';
import { TextInput } from '../text-input.tsx';
import type { SendFile } from '../upload/types.ts';
import { insertPicture } from './insert-picture.ts';
import { isPictureUrl } from './variables.ts';

/** Stores a picture and returns its address. */
export type SendPicture = SendFile<string>;

interface PicturePopoverProps {
  editor: Editor;
  disabled: boolean;
  /** Without it, only pictures from the web can be inserted. */
  send: SendPicture | undefined;
}

/** Largest width in pixels that mail programs show. */
const WIDEST = 1200;

/** Inserts an uploaded or linked picture with its alternative text. */
export function PicturePopover({ editor, disabled, send }: PicturePopoverProps) {
  const [open, setOpen] = useState(false);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState(false);
  const inserted = useRef(false);
  const change = (next: boolean) => {
    inserted.current = false;
    setOpen(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const src = uploaded ?? url.trim();
    if (!isPictureUrl(src)) return setWrong(true);
    insertPicture(editor, { src, alt: alt.trim() });
    inserted.current = true;
    setUploaded(null);
    setUrl('');
    setAlt('');
    setWrong(false);
    setOpen(false);
  };
  return (
    <Popover
      label="Gambar"
      open={open}
      onOpenChange={change}
      // After inserting a picture the focus returns to the text, otherwise to the button.
      focusAfter={() => (inserted.current ? editor.view.dom : null)}
      trigger={<IconButton size="sm" variant="ghost" label="Gambar" icon={<Image size={16} />} disabled={disabled} />}
    >
      <form onSubmit={save} noValidate>
        <Stack>
          {send ? (
            <ImageUpload
              label="Gambar yang diunggah"
              noun="Gambar"
              src={uploaded}
              startPercent={100}
              maxSide={WIDEST}
              send={send}
              onDone={setUploaded}
              onRemove={() => setUploaded(null)}
            />
          ) : null}
          {uploaded === null ? (
            <Field
              label={send ? 'Atau alamat gambar di web' : 'Alamat gambar'}
              error={wrong ? 'Isi alamat gambar yang diawali https://' : null}
            >
              <TextInput value={url} onChange={(event) => setUrl(event.target.value)} placeholder="https://" />
            </Field>
          ) : null}
          <Field label="Keterangan gambar">
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
