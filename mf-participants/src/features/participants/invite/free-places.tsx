import { Banner } from '@widya/design-system/banner';
import { Muted } from '@widya/design-system/layout';
import { INVITE_TEXTS as texts } from './texts.ts';

interface FreePlacesProps {
  readonly free: number;
  /** Number of rows to import. */
  readonly rows: number;
  readonly overQuota: boolean;
}

/** Warns before importing more rows than free seats. */
export const FreePlaces = ({ free, rows, overQuota }: FreePlacesProps) =>
  rows > free && !overQuota ? (
    <Banner tone="warn" title={texts.freePlaces(free)}>
      {texts.tooFewPlaces(rows - free)}
    </Banner>
  ) : (
    <Muted>{texts.freePlaces(free)}</Muted>
  );
