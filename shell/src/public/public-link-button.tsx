import { styled } from '@widya/design-system/styled';

/** A link on a public page that looks like a button. */
export const PublicLinkButton = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'control',
    paddingInline: '3.5',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    fontWeight: 'semibold',
    _hover: { bg: 'bg.hover' },
  },
});
