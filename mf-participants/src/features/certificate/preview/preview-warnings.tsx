import { Banner } from '@widya/design-system/banner';
import { Stack } from '@widya/design-system/layout';
import type { CertificateWarnings } from '../layout/layout-certificate.ts';
import { TEXTS } from '../texts.ts';

/** Warnings to read before creating many certificates. */
export const PreviewWarnings = ({ warnings }: { readonly warnings: CertificateWarnings }) => (
  <Stack gap="2" role="status">
    {warnings.shrunk && <Banner tone="info">{TEXTS.shrunk}</Banner>}
    {warnings.overflows && <Banner tone="warn">{TEXTS.overflows}</Banner>}
    {warnings.missing.length > 0 && <Banner tone="warn">{TEXTS.missing(warnings.missing)}</Banner>}
  </Stack>
);
