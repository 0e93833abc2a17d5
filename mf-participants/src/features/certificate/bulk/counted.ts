import type { CertificateBulkPreview } from '@widya/contract/certificates-bulk';
import type { CountedBulk } from '@widya/record-kit/bulk-action/bulk-preview';

interface Words {
  readonly will: (count: number) => string;
  readonly nothing: string;
}

/** Texts for the preview of a bulk action on certificates. */
export const countedOf = ({ changes, skipped, examples }: CertificateBulkPreview, words: Words): CountedBulk => ({
  headline: changes === 0 ? words.nothing : words.will(changes),
  skipped,
  examples,
});
