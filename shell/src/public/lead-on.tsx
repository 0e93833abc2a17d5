import { styled } from '@widya/design-system/styled';

/** A link of a public page that leads on, and looks like its buttons. */
export const LeadOn = styled('a', {
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
