import type { CertificateBulkPreview } from '@widya/contract/certificates-bulk';
import type { CountedBulk } from '@widya/record-kit/bulk-action/bulk-preview';

interface Words {
  readonly will: (count: number) => string;
  readonly nothing: string;
}

/** The preview of an action on certificates in words. */
export const countedOf = ({ changes, skipped, examples }: CertificateBulkPreview, words: Words): CountedBulk => ({
  headline: changes === 0 ? words.nothing : words.will(changes),
  skipped,
  examples,
});
