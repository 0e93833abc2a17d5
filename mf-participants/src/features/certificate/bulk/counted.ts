import type { CountedBulk } from '@widya/bulk-action/bulk-preview';
import type { CertificateBulkPreview } from '@widya/contract/certificates-bulk';

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
