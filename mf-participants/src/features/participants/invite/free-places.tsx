import { Banner } from '@widya/design-system/banner';
import { Muted } from '@widya/design-system/layout';
import { INVITE_TEXTS as texts } from './texts.ts';

interface FreePlacesProps {
  readonly free: number;
  /** Rows that would be imported. */
  readonly rows: number;
  readonly overQuota: boolean;
}

/** How many places are left, before a file that is too long for them is imported. */
export const FreePlaces = ({ free, rows, overQuota }: FreePlacesProps) =>
  rows > free && !overQuota ? (
    <Banner tone="warn" title={texts.freePlaces(free)}>
      {texts.tooFewPlaces(rows - free)}
    </Banner>
  ) : (
    <Muted>{texts.freePlaces(free)}</Muted>
  );
