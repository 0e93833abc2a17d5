import { ATTACHMENT_MAX_BYTES } from '@widya/contract/uploads';
import { FILE_KINDS, FileUpload } from '@widya/design-system/file-upload';
import { formatBytes } from '@widya/design-system/formats/number';
import { FileIcon, TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { UserText } from '@widya/design-system/user-text';
import { uploadForMail } from '../../mail-upload/upload-for-mail.ts';
import type { Attached } from '../broadcast-values.ts';
import { BROADCAST_TEXTS as texts } from '../texts.ts';

const KINDS = [FILE_KINDS.pdf, FILE_KINDS.jpeg, FILE_KINDS.png, FILE_KINDS.mp4];

interface AttachmentsProps {
  readonly value: readonly Attached[];
  /** Called with an update function, because several files may arrive between two renders. */
  readonly onChange: (change: (before: readonly Attached[]) => readonly Attached[]) => void;
}

/** Attachments of every mail, uploaded immediately. B-202 and B-203. */
export const Attachments = ({ value, onChange }: AttachmentsProps) => (
  <Stack gap="2">
    {value.map(({ filename, path, size }) => (
      <Inline key={path} flexWrap="nowrap">
        <FileIcon size={16} aria-hidden />
        <UserText>{filename}</UserText>
        <Muted fontSize="sm">{formatBytes(size)}</Muted>
        <Spacer />
        <IconButton
          size="sm"
          variant="ghost"
          label={texts.removeAttachment(filename)}
          icon={<TrashIcon size={16} />}
          onClick={() => onChange((before) => before.filter((other) => other.path !== path))}
        />
      </Inline>
    ))}
    <FileUpload
      kinds={KINDS}
      maxBytes={ATTACHMENT_MAX_BYTES}
      multiple
      send={uploadForMail}
      onDone={({ location, type, size }, { name }) =>
        onChange((before) => [...before, { filename: name, path: location, type, size }])
      }
    />
  </Stack>
);
