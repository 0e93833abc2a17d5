import { formatNumber } from '@widya/design-system/formats/number';
import { styled } from '@widya/design-system/styled';
import { Link } from '@widya/remote-kit/router';
import { DASHBOARD_TEXTS as texts } from '../texts.ts';
import { pageMarks } from './page-marks.ts';

const Root = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
    '& a, & span': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '8',
      height: '8',
      paddingInline: '2',
      borderRadius: 'md',
      fontSize: 'sm',
      color: 'fg.muted',
      textDecoration: 'none',
    },
    '& a:hover': { bg: 'bg.subtle', color: 'fg' },
    '& a[aria-current]': { bg: 'accent.subtle', color: 'accent.text', fontWeight: 'strong' },
    '@media print': { display: 'none' },
  },
});

interface PageNumbersProps {
  /** Accessible name: 'Halaman pertanyaan'. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
}

/** Page links: one at each end, and two beside the current page; nothing for a single page. B-228. */
export function PageNumbers({ label, page, pages, pathOf }: PageNumbersProps) {
  if (pages <= 1) return null;
  const marks = pageMarks(page, pages);
  return (
    <Root aria-label={label}>
      {marks.map((mark, index) =>
        mark === null ? (
          <span key={`gap-after-${marks[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={mark}
            to={pathOf(mark)}
            preventScrollReset
            aria-label={texts.page(mark)}
            aria-current={mark === page ? 'page' : undefined}
          >
            {formatNumber(mark)}
          </Link>
        ),
      )}
    </Root>
  );
}
