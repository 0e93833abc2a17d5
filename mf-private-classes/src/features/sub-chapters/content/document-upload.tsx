import { CHAPTER_DOCUMENT_MAX_BYTES } from '@widya/contract/chapters';
import { FILE_KINDS, FileUpload } from '@widya/design-system/file-upload';
import { Stack } from '@widya/design-system/layout';
import { sendChapterFile } from '../send-file.ts';
import { SUB_TEXTS as texts } from '../texts.ts';
import { StoredFile } from './stored-file.tsx';

interface DocumentUploadProps {
  /** Empty without a document. */
  readonly url: string;
  readonly onUrl: (url: string) => void;
  readonly onSending: (sending: boolean) => void;
}

/** A document, uploaded or with an existing address. C-087. */
export function DocumentUpload({ url, onUrl, onSending }: DocumentUploadProps) {
  return (
    <Stack gap="3">
      {url !== '' && <StoredFile label={texts.documentFile} url={url} onRemove={() => onUrl('')} />}
      <FileUpload<string>
        showArrived={false}
        button={url === '' ? texts.uploadDocument : texts.replaceDocument}
        kinds={[FILE_KINDS.pdf, FILE_KINDS.jpeg, FILE_KINDS.png]}
        maxBytes={CHAPTER_DOCUMENT_MAX_BYTES}
        send={async (file, how) => {
          onSending(true);
          try {
            return await sendChapterFile(file, how);
          } finally {
            onSending(false);
          }
        }}
        onDone={onUrl}
      />
    </Stack>
  );
}
