import { type CertificateScope, uploadCertificate, useCertificateActions } from '@widya/api-client/certificates';
import { CERTIFICATE_MAX_BYTES, type CertificateRow } from '@widya/contract/certificates';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { FILE_KINDS, FileUpload } from '@widya/design-system/file-upload';
import { toast } from '@widya/design-system/toast';
import { TEXTS } from '../texts.ts';

interface ManualUploadDialogProps {
  readonly scope: CertificateScope;
  readonly row: CertificateRow;
  readonly onClose: () => void;
}

const KINDS = [FILE_KINDS.pdf];

/** Uploads a PDF that was created elsewhere. Source: B-148, B-149. */
export function ManualUploadDialog({ scope, row, onClose }: ManualUploadDialogProps) {
  const { refresh } = useCertificateActions(scope);
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.uploadOneTitle(row.full_name)}
      description={row.certificate_url === null ? undefined : TEXTS.uploadOneWhy}
      footer={<Button onClick={onClose}>{TEXTS.close}</Button>}
    >
      <Field label={TEXTS.uploadOne} group>
        <FileUpload
          kinds={KINDS}
          maxBytes={CERTIFICATE_MAX_BYTES}
          button={TEXTS.uploadOne}
          send={(file, { signal, onProgress }) => uploadCertificate(scope, row.id, file, { signal, onProgress })}
          onDone={() => {
            toast.success(TEXTS.uploaded);
            void refresh();
            onClose();
          }}
        />
      </Field>
    </Dialog>
  );
}
