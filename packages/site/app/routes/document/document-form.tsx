import type { DocumentLink } from '@widya/contract/public-forms';
import { FieldFrame, TextField } from '../../parts/field.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RecordHead } from '../../parts/record-head.tsx';
import type { RefusedForm } from '../../server/refused-form.ts';

interface DocumentFormProps {
  readonly link: DocumentLink;
  readonly refused: RefusedForm | undefined;
}

/** A file with its fields; the link identifies person and class. */
export function DocumentForm({ link, refused }: DocumentFormProps) {
  const { values = {}, problems = {}, message } = refused ?? {};
  return (
    <>
      <RecordHead code={link.class_code} name={link.class_name} note={link.full_name} />
      <h1>Kirim dokumen</h1>
      <p className="lead">Hanya penyelenggara kelas yang dapat membukanya.</p>
      <form method="post" encType="multipart/form-data" className="form">
        <ProblemSummary problems={problems} message={message} />
        <TextField
          name="document_type"
          label="Jenis dokumen"
          help="Misalnya surat tugas atau SK pangkat."
          required
          maxLength={255}
          data-missing="Isi jenis dokumen"
          defaultValue={values.document_type}
          problem={problems.document_type}
        />
        <TextField name="division" label="Divisi" isOptional maxLength={255} defaultValue={values.division} />
        <TextField name="rank" label="Pangkat" isOptional maxLength={255} defaultValue={values.rank} />
        <FieldFrame
          name="upload"
          label="Berkas"
          help="PDF, JPEG, atau PNG, paling besar 10 MB."
          problem={problems.upload}
        >
          <input
            id="upload"
            name="upload"
            type="file"
            className="input file"
            accept="application/pdf,image/jpeg,image/png"
            required
            data-missing="Pilih berkas terlebih dahulu"
            aria-describedby={problems.upload ? 'upload-problem upload-help' : 'upload-help'}
            aria-invalid={problems.upload ? true : undefined}
          />
        </FieldFrame>
        <button type="submit" className="btn main full">
          Kirim dokumen
        </button>
      </form>
    </>
  );
}
