import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Inline } from '@widya/design-system/layout';
import { CONFLICT_TEXTS as texts } from './texts.ts';

/** What a person can decide when somebody else saved first. */
export interface Conflict {
  /** Who was first, where the API knows. */
  readonly who: string | undefined;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Somebody else saved meanwhile: says who, and leaves the choice to the person. D306. */
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
