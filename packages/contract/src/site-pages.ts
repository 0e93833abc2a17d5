import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { sitePageRow, sitePageSchemas } from './site-pages.schemas.ts';

type S = typeof sitePageSchemas;

/** A page of the public site written by staff. */
export type SitePage = z.output<typeof sitePageRow>;
export type SitePageChange = z.input<S['updateSitePage']['body']>;
/** A page as visitors see it. */
export type PublicSitePage = z.output<S['readSitePage']['answer']>;

const tag = 'Site pages';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'tampilan-antarmuka' };

/** Lists all pages, empty ones included. */
export const listSitePages: Endpoint<S['listSitePages']> = {
  id: 'listSitePages',
  method: 'GET',
  path: '/v1/site_pages',
  access,
  summary: 'List the edited pages of the public site.',
  tag,
  audit: null,
};

/** A page without title and text is empty: it answers 404, and nothing links to it. */
export const updateSitePage: Endpoint<S['updateSitePage']> = {
  id: 'updateSitePage',
  method: 'PUT',
  path: '/v1/site_pages/:slug',
  access,
  summary: 'Write an edited page of the public site.',
  tag,
  audit: 'UPDATE_SITE_PAGE',
};

/** The picture is temporary until a page that contains it is saved. Source: D36. */
export const uploadSitePageImage: Endpoint<S['uploadSitePageImage']> = {
  id: 'uploadSitePageImage',
  method: 'POST',
  path: '/v1/site_pages/image',
  access,
  summary: 'Upload the picture of an edited page.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** 404 while the page is empty. */
export const readSitePage: Endpoint<S['readSitePage']> = {
  id: 'readSitePage',
  method: 'GET',
  path: '/v1/public/site_pages/:slug',
  access: { kind: 'public' },
  summary: 'Read an edited page of the public site.',
  tag: 'Public',
  audit: null,
};
