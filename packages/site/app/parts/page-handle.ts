import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** Colours of a topic: the dark background of its posters, and the one of its dot and tint. */
export interface TopicTones {
  readonly deep: string;
  readonly mid: string;
}

interface PageParts {
  /** Replaces the site's header and footer on a page with a single task. */
  readonly header?: ReactNode;
  /** Colours of the page; Widya's by default. */
  readonly tones?: TopicTones | null;
  /** Shown at the bottom of the screen on phones. */
  readonly bar?: ReactNode;
}

/** The `handle` export of a route module. */
export interface PageHandle<Data = unknown> {
  /**
   * `form`: the small script that enhances forms. `hydrate`: React in the browser. Without it, the page has no script.
   */
  readonly script?: 'form' | 'hydrate';
  /** Grey background, for pages with sheets such as a ticket. */
  readonly isOnCanvas?: boolean;
  /** Parts of the frame that depend on the loader's data. */
  readonly parts?: (data: Data) => PageParts;
}

/** The handle of the current page, with its parts. */
export function pageOf(matches: readonly UIMatch[]): PageHandle & PageParts {
  const match = matches.at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  const data = match?.loaderData;
  return { ...handle, ...(data === undefined || data === null ? {} : handle.parts?.(data)) };
}
