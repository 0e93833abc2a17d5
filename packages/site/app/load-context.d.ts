import type { SiteRequest } from '@widya/contract/site/site-request';

declare module 'react-router' {
  interface AppLoadContext {
    readonly site: SiteRequest;
  }
}
