import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2.5',
    paddingBlock: '1',
    cursor: 'pointer',
    '&[data-off]': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});
const Slot = styled('span', { base: { display: 'inline-flex', alignItems: 'center', height: '1.5em', flexShrink: 0 } });
const Help = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

/** The label beside a checkbox, radio or switch; pressing it presses the control. */
export function ChoiceLabel(props: {
  control: ReactNode;
  help?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Root data-off={props.disabled ? '' : undefined}>
      <Slot>{props.control}</Slot>
      <span>
        {props.children}
        {props.help ? <Help>{props.help}</Help> : null}
      </span>
    </Root>
  );
}
