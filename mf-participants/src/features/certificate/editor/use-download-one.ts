import { saveFile } from '@widya/api-client/save-file';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { useAction } from '@widya/remote-kit/use-action';
import type { CertificateFacts } from '../layout/layout-certificate.ts';

/** 'Download Satu': the PDF of the preview, drawn like a batch, also before the template is saved. */
export const useDownloadOne = (code: string, template: CertificateTemplate) =>
  useAction(async (facts: CertificateFacts) => {
    const { openDrawing } = await import('../draw/open-drawing.ts');
    const pool = await openDrawing(template, 1);
    try {
      const { pdf } = await pool.draw(facts);
      saveFile({ blob: pdf.blob(), fileName: `${code}-contoh.pdf` });
    } finally {
      pool.close();
    }
  });
