import type { PreviewPage } from '@widya/contract/site/preview-pages';
import type { EventFacts } from './event-pages.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

/** What a page is called. @param event when the pages are those of an event */
export const pageTitle = (page: PreviewPage, event: EventFacts | undefined): string =>
  page === 'record' && event ? texts.eventPage : texts.pages[page];
