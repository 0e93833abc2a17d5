import { styled } from '@widya/design-system/styled';

/** A link below the fields of a sign-in. */
export const SmallLink = styled('a', {
  base: {
    color: 'accent.text',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    fontSize: 'sm',
    alignSelf: 'flex-start',
  },
});
