import type { FirstQuery } from '@widya/remote-kit/manifest';

/** What the list of documents asks first; the screen asks with the same names and defaults. */
export const documentFormsFirstQuery: FirstQuery = {
  path: '/v1/document_forms',
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'class_code', 'class_name'],
};
