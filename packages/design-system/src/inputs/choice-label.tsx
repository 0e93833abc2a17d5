import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2.5',
    paddingBlock: '1',
    cursor: 'pointer',
    '&[data-off]': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});
const Slot = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', height: '1.5em', flexShrink: 0 } });
const Help = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

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
