import { failureOf } from '@widya/api-client/api-error';
import { saveFile } from '@widya/api-client/save-file';
import type { DocumentForm } from '@widya/contract/document-forms';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { FilePreview } from '@widya/design-system/file-preview';
import { formatBytes } from '@widya/design-system/formats/number';
import { DownloadIcon, PencilIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { DOCUMENT_TEXTS as texts } from '../texts.ts';
import { useDocumentFile } from './use-document-file.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

interface DocumentDrawerProps {
  readonly document: DocumentForm;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A document in a drawer, with its fields and a preview. */
export function DocumentDrawer({ document, onEdit, onClose }: DocumentDrawerProps) {
  const { id, full_name, email, class_name, division, rank, document_type, size, created_at } = document;
  const { file, failure, retry } = useDocumentFile(id);
  const { columns } = texts;
  const label = texts.previewOf(document_type, full_name);
  const ending = ENDINGS[file?.blob.type ?? ''];
  return (
    <Drawer
      open
      size="lg"
      title={full_name}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<DownloadIcon size={16} aria-hidden />}
            disabled={file === null}
            onClick={() => file && saveFile({ blob: file.blob, fileName: `${label}.${ending ?? 'pdf'}` })}
          >
            {texts.downloadFile}
          </Button>
          <Spacer />
          <Button variant="primary" icon={<PencilIcon size={16} aria-hidden />} onClick={onEdit}>
            {texts.edit}
          </Button>
        </>
      }
    >
      <Stack>
        <KeyValueList
          items={[
            { label: columns.class, value: class_name },
            { label: columns.email, value: email },
            { label: columns.type, value: document_type },
            { label: columns.division, value: division },
            { label: columns.rank, value: rank },
            { label: columns.created, value: formatDateTime(created_at) },
            { label: columns.size, value: size === null ? texts.gone : formatBytes(size) },
          ]}
        />
        <SectionTitle as="h3">{texts.preview}</SectionTitle>
        {failure !== null ? (
          <LoadFailure failure={failureOf(failure)} title={texts.previewFailed} onRetry={retry} />
        ) : file === null ? (
          <SkeletonArea label={texts.previewLoading}>
            <Skeleton height={420} />
          </SkeletonArea>
        ) : (
          <FilePreview src={file.src} bytes={file.blob} kind={ending ? 'image' : 'pdf'} label={label} />
        )}
      </Stack>
    </Drawer>
  );
}
