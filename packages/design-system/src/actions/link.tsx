import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Underlined wherever it stands: colour alone tells nobody who does not see it that these words are a link. */
const base = {
  color: 'accent.text',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: 'xs',
  _hover: { textDecorationThickness: '2px' },
} as const;
const Inside = chakra(
  RouterLink,
  { base },
  { forwardProps: ['to', 'replace', 'state', 'preventScrollReset', 'reloadDocument'] },
);
const Outside = chakra('a', { base });

/** A link to another screen. */
export function TextLink(props: Omit<ComponentProps<typeof RouterLink>, 'color'>) {
  return <Inside {...props} />;
}

/** A link that leaves Widya, in a new tab, without telling the other site where from. */
export function ExternalLink(props: Omit<ComponentProps<'a'>, 'color' | 'ref'> & { href: string }) {
  return <Outside target="_blank" rel="noopener noreferrer" {...props} />;
}
