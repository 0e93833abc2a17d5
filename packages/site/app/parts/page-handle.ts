import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** Two tones of a topic: the deep one of its posters and the one of its dot and tint. */
export interface TopicTones {
  readonly deep: string;
  readonly mid: string;
}

interface PageParts {
  /** In place of the site's header and footer, for a page that is one task. */
  readonly header?: ReactNode;
  /** Colours of the page; those of Widya without. */
  readonly tones?: TopicTones | null;
  /** Stands at the bottom of a phone's screen. */
  readonly bar?: ReactNode;
}

/** What a route module exports as `handle`. */
export interface PageHandle<Data = unknown> {
  /** `form`: the small script that helps with forms. `hydrate`: React runs in the browser. Left out, the page ships no script. */
  readonly script?: 'form' | 'hydrate';
  /** Grey page, for sheets such as a ticket. */
  readonly isOnCanvas?: boolean;
  /** Parts of the frame that depend on what the loader found. */
  readonly parts?: (data: Data) => PageParts;
}

/** What the page that is shown says of itself. */
export function pageOf(matches: readonly UIMatch[]): PageHandle & PageParts {
  const match = matches.at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  const data = match?.loaderData;
  return { ...handle, ...(data === undefined || data === null ? {} : handle.parts?.(data)) };
}
