import { styled } from '../theme/styled.ts';

/** A key of the keyboard. */
export const Kbd = styled('kbd', {
  base: {
    fontFamily: 'body',
    fontSize: '11px',
    fontWeight: 'semibold',
    lineHeight: '1',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: '5px',
    padding: '3px 6px',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});
