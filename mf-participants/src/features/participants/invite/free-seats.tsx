import { Banner } from '@widya/design-system/banner';
import { Muted } from '@widya/design-system/layout';
import { INVITE_TEXTS as texts } from './texts.ts';

interface FreeSeatsProps {
  readonly free: number;
  /** Number of rows to import. */
  readonly rows: number;
  readonly overQuota: boolean;
}

/** Warns before importing more rows than free seats. */
export const FreeSeats = ({ free, rows, overQuota }: FreeSeatsProps) =>
  rows > free && !overQuota ? (
    <Banner tone="warn" title={texts.freeSeats(free)}>
      {texts.tooFewSeats(rows - free)}
    </Banner>
  ) : (
    <Muted>{texts.freeSeats(free)}</Muted>
  );
