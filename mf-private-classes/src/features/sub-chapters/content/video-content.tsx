import { CHAPTER_VIDEO_MAX_BYTES } from '@widya/contract/chapters';
import { isStoredFile } from '@widya/contract/file-address';
import { Field } from '@widya/design-system/field';
import { FILE_KINDS, FileUpload, type SendFile } from '@widya/design-system/file-upload';
import { Stack } from '@widya/design-system/layout';
import { UrlInput } from '@widya/design-system/url-input';
import { videoLength } from '@widya/design-system/video-length';
import { sendChapterFile } from '../send-file.ts';
import { SUB_TEXTS as texts } from '../texts.ts';
import type { ContentProps } from './content-props.ts';
import { DocumentUpload } from './document-upload.tsx';
import { StoredFile } from './stored-file.tsx';

/** A video link or an uploaded MP4, with an optional document. C-084 to C-086. */
export function VideoContent({ content, onContent, onFileSeconds, onSending, problem }: ContentProps) {
  const { url, document } = content;
  const send: SendFile<string> = async (file, how) => {
    onSending(true);
    try {
      // Read locally, long before the upload ends.
      void videoLength(file).then((seconds) => {
        if (seconds !== null && !how.signal.aborted) onFileSeconds(seconds);
      });
      return await sendChapterFile(file, how);
    } finally {
      onSending(false);
    }
  };
  return (
    <>
      <Field group label={texts.videoFrom} error={problem}>
        <Stack gap="3">
          {isStoredFile(url) ? (
            <StoredFile label={texts.uploadedVideo} url={url} onRemove={() => onContent({ url: '' })} />
          ) : (
            <UrlInput
              aria-label={texts.videoLink}
              placeholder="https://"
              value={url}
              onChange={(next) => onContent({ url: next })}
            />
          )}
          <FileUpload<string>
            showArrived={false}
            button={isStoredFile(url) ? texts.replaceVideo : texts.uploadVideo}
            kinds={[FILE_KINDS.mp4]}
            wrongTypeText={texts.notMp4}
            maxBytes={CHAPTER_VIDEO_MAX_BYTES}
            send={send}
            onDone={(location) => onContent({ url: location })}
          />
        </Stack>
      </Field>
      <Field group label={texts.document}>
        <DocumentUpload url={document} onUrl={(next) => onContent({ document: next })} onSending={onSending} />
      </Field>
    </>
  );
}
