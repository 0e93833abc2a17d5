import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { FieldGrid, Inline, Spacer, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { UrlInput } from '@widya/design-system/url-input';
import { useRef, useState } from 'react';
import type { ClassValues } from '../class-values.ts';
import { FORM_ERRORS, FORM_TEXTS as texts } from '../texts.ts';

type Recordings = ClassValues['recordings'];

interface RecordingsDialogProps {
  readonly recordings: Recordings;
  readonly onDone: (recordings: Recordings) => void;
}

/** Sunting Tautan: each link needs both address and title, else the dialog stays open. Source: specification 1 §5. */
export function RecordingsDialog({ recordings, onDone }: RecordingsDialogProps) {
  const next = useRef(recordings.length);
  const [rows, setRows] = useState(() => recordings.map((row, key) => ({ ...row, key })));
  const [tried, setTried] = useState(false);
  const lacks = (text: string) => (tried && !text.trim() ? FORM_ERRORS.incompleteList : null);
  const change = (key: number, fields: Partial<Recordings[number]>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const add = () => {
    const key = next.current;
    next.current += 1;
    setRows((before) => [...before, { url: '', title: '', key }]);
  };
  const close = () => {
    setTried(true);
    if (rows.every(({ url, title }) => url.trim() && title.trim()))
      onDone(rows.map(({ url, title }) => ({ url: url.trim(), title: title.trim() })));
  };
  return (
    <Dialog
      open
      size="lg"
      title={texts.editRecordings}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {texts.done}
        </Button>
      }
    >
      <Stack>
        {rows.map(({ key, url, title }, position) => (
          <Stack key={key} gap="2">
            <FieldGrid>
              <Field label={texts.recordingTitle} error={lacks(title)} required>
                <TextInput
                  value={title}
                  maxLength={255}
                  onChange={(event) => change(key, { title: event.target.value })}
                />
              </Field>
              <Field label={texts.recordingUrl} error={lacks(url)} required>
                <UrlInput value={url} onChange={(value) => change(key, { url: value })} />
              </Field>
            </FieldGrid>
            <Inline>
              <Spacer />
              <IconButton
                size="sm"
                variant="ghost"
                label={texts.removeRow(position + 1)}
                icon={<TrashIcon size={16} />}
                onClick={() => setRows((before) => before.filter((row) => row.key !== key))}
              />
            </Inline>
          </Stack>
        ))}
        <Inline>
          <Button size="sm" onClick={add}>
            {texts.addRecording}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
