import type { SitePageSlug } from '@widya/contract/site-page-slugs';
import type { SitePageChange } from '@widya/contract/site-pages';
import * as contract from '@widya/contract/site-pages';
import type { Uploaded } from '@widya/contract/uploads';
import { call, upload } from './api.ts';
import type { UploadOptions } from './client.ts';
import { useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The pages of the public site written by staff, empty ones included. */
export const useSitePages = () => useQuery(contract.listSitePages, {});

/**
 * Updates a page; omitted fields stay unchanged. Rejects with an ApiError, VERSION_CONFLICT after a concurrent change.
 */
export function useUpdateSitePage() {
  const write = useWrite([contract.listSitePages]);
  return (slug: SitePageSlug, body: SitePageChange) => write(call(contract.updateSitePage, { params: { slug }, body }));
}

/**
 * Uploads the picture of a page, JPEG or PNG of at most 5 MB; it is temporary until a page that contains it is saved.
 */
export const uploadSitePageImage = (
  file: Blob,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<Uploaded> =>
  upload(contract.uploadSitePageImage, {
    file,
    fileName: file instanceof File ? file.name : 'gambar.jpg',
    ...options,
  });
