import type { SitePreview } from '@widya/contract/site/preview';
import type { PreviewedPage } from '@widya/contract/site/preview-pages';
import { type AppLoadContext, data } from 'react-router';

/** The input of a preview in 'Tampilan Pengguna'. @throws Response 404 for everybody else. */
export function previewOf<P extends PreviewedPage>({ site }: AppLoadContext, page: P) {
  if (site.preview?.page !== page) throw data(null, { status: 404 });
  return site.preview as Extract<SitePreview, { readonly page: P }>;
}
