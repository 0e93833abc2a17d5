import { uploadClassVideo } from '@widya/api-client/uploads';
import { isStoredFile } from '@widya/contract/file-address';
import { VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { FILE_KINDS, FileUpload } from '@widya/design-system/file-upload';
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

/** Title of a recording from its file name: `Rekaman sesi 1.mp4` gives `Rekaman sesi 1`. */
const titleOf = (file: File): string => file.name.replace(/\.mp4$/i, '').slice(0, 255);

/**
 * Sunting Tautan: each row needs address and title, otherwise the dialog stays open. Videos uploaded here become rows
 * too. Source: A-207.
 */
export function RecordingsDialog({ recordings, onDone }: RecordingsDialogProps) {
  const next = useRef(recordings.length);
  const [rows, setRows] = useState(() => recordings.map((row, key) => ({ ...row, key })));
  const [tried, setTried] = useState(false);
  const missingError = (text: string) => (tried && !text.trim() ? FORM_ERRORS.incompleteList : null);
  const change = (key: number, fields: Partial<Recordings[number]>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  // Number of running uploads, which leaving would abort.
  const [sending, setSending] = useState(0);
  const add = (row: Recordings[number]) => {
    const key = next.current;
    next.current += 1;
    setRows((before) => [...before, { ...row, key }]);
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
      locked={sending > 0}
      footer={
        <Button variant="primary" disabled={sending > 0} onClick={close}>
          {texts.done}
        </Button>
      }
    >
      <Stack>
        {rows.map(({ key, url, title }, position) => (
          <Stack key={key} gap="2">
            <FieldGrid>
              <Field label={texts.recordingTitle} error={missingError(title)} required>
                <TextInput
                  value={title}
                  maxLength={255}
                  onChange={(event) => change(key, { title: event.target.value })}
                />
              </Field>
              <Field label={texts.recordingUrl} error={missingError(url)} required>
                {isStoredFile(url) ? (
                  <TextInput value={url} readOnly />
                ) : (
                  <UrlInput value={url} onChange={(value) => change(key, { url: value })} />
                )}
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
          <Button size="sm" onClick={() => add({ url: '', title: '' })}>
            {texts.addRecording}
          </Button>
        </Inline>
        <FileUpload
          showArrived={false}
          button={texts.uploadVideo}
          kinds={[FILE_KINDS.mp4]}
          wrongTypeText={FORM_ERRORS.notMp4}
          maxBytes={VIDEO_MAX_BYTES}
          send={async (file, { signal, onProgress }) => {
            setSending((before) => before + 1);
            try {
              return await uploadClassVideo(file, { signal, onProgress });
            } finally {
              setSending((before) => before - 1);
            }
          }}
          onDone={({ location }, file) => add({ url: location, title: titleOf(file) })}
        />
      </Stack>
    </Dialog>
  );
}
