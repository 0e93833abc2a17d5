import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from '../theme/styled.ts';

/** Always underlined, because colour alone does not identify a link. */
const base = {
  color: 'accent.text',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: 'xs',
  _hover: { textDecorationThickness: '2px' },
} as const;
const Inside = styled(RouterLink, { base });
const Outside = styled('a', { base });

/** A link to another screen. */
export function TextLink(props: Omit<ComponentProps<typeof RouterLink>, 'color'>) {
  return <Inside {...props} />;
}

/** A link to another site; opens a new tab and sends no referrer. */
export function ExternalLink(props: Omit<ComponentProps<'a'>, 'color' | 'ref'> & { href: string }) {
  return <Outside target="_blank" rel="noopener noreferrer" {...props} />;
}
