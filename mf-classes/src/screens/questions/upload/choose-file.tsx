import { useQuestionActions } from '@widya/api-client/questions';
import { saveFile } from '@widya/api-client/save-file';
import type { QuestionUpload } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { csvText } from '@widya/design-system/exports/csv';
import { Field } from '@widya/design-system/field';
import { FILE_KINDS, FileUpload, type SendFile } from '@widya/design-system/file-upload';
import { DownloadIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { UPLOAD_TEXTS as texts } from './texts.ts';

const MAX_BYTES = 10 * 1024 * 1024;

const EXAMPLE = [
  Object.values(texts.fields),
  ['Ratna Contoh', 'ratna@contoh.example', 'Apakah materi dapat diunduh?', 'Dapat, setelah kelas selesai.'],
];

function saveExample(): void {
  const blob = new Blob([csvText(EXAMPLE)], { type: 'text/csv;charset=utf-8' });
  saveFile({ blob, fileName: texts.exampleFile });
}

interface ChooseFileProps {
  readonly code: string;
  readonly onRead: (upload: QuestionUpload) => void;
}

/** Uploads the file for a preview; no questions are created. B-042, B-043. */
export function ChooseFile({ code, onRead }: ChooseFileProps) {
  const { upload } = useQuestionActions();
  const send: SendFile<QuestionUpload> = (file, { name, ...how }) =>
    upload(code, new File([file], name, { type: file.type }), how);
  return (
    <Stack gap="3">
      <Field group label={texts.file} help={texts.why}>
        <FileUpload<QuestionUpload>
          button={texts.choose}
          kinds={[FILE_KINDS.csv]}
          maxBytes={MAX_BYTES}
          wrongTypeText={texts.wrongType}
          send={send}
          onDone={onRead}
        />
      </Field>
      <Inline>
        <Button size="sm" variant="ghost" icon={<DownloadIcon size={15} aria-hidden />} onClick={saveExample}>
          {texts.example}
        </Button>
      </Inline>
    </Stack>
  );
}
