import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';

interface ShowMoreProps {
  /** How many entries are not shown yet; nothing is rendered for none. */
  readonly rest: number;
  readonly onMore: () => void;
}

/** 'Tampilkan lagi (150)' below a list that is rendered in parts. */
export const ShowMore = ({ rest, onMore }: ShowMoreProps) =>
  rest > 0 ? (
    <Button variant="plain" onClick={onMore}>
      Tampilkan lagi ({formatNumber(rest)})
    </Button>
  ) : null;
