import { AddDialog } from './add/add-dialog.tsx';
import { UploadDialog } from './upload/upload-dialog.tsx';

interface OwnDialogsProps {
  readonly code: string;
  readonly kind: 'add' | 'upload';
  readonly onClose: () => void;
}

/** Dialogs for adding questions, whose code is loaded when the first of them is opened. */
export const OwnDialogs = ({ code, kind, onClose }: OwnDialogsProps) =>
  kind === 'add' ? <AddDialog code={code} onClose={onClose} /> : <UploadDialog code={code} onClose={onClose} />;
