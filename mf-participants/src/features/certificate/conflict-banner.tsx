import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Inline } from '@widya/design-system/layout';
import { CONFLICT_TEXTS as texts } from './texts.ts';

/** Choices after a concurrent change. */
export interface Conflict {
  /** Who saved first, if known. */
  readonly who: string | undefined;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Shows who saved first after a concurrent change, and offers both versions. D306. */
export const ConflictBanner = ({ title, takeTheirs, keepMine }: Omit<Conflict, 'who'> & { readonly title: string }) => (
  <Banner
    tone="warn"
    title={title}
    actions={
      <Inline>
        <Button size="sm" onClick={takeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size="sm" onClick={keepMine}>
          {texts.keepMine}
        </Button>
      </Inline>
    }
  />
);
