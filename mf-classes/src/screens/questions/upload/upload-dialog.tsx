import type { QuestionUpload } from '@widya/contract/questions';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { useState } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { UPLOAD_TEXTS as texts } from './texts.ts';

/** Imports questions from a CSV: upload, preview, create. Source: D84. */
export function UploadDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const [upload, setUpload] = useState<QuestionUpload | null>(null);
  if (upload) return <PreviewDialog code={code} upload={upload} onAnother={() => setUpload(null)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={texts.title} footer={<Button onClick={onClose}>{texts.cancel}</Button>}>
      <ChooseFile code={code} onRead={setUpload} />
    </Dialog>
  );
}
