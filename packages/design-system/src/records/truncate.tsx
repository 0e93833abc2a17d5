import { truncate } from '../formats/text.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import { styled } from '../theme/styled.ts';

const Text = styled('span', { base: { borderRadius: 'xs' } });

interface TruncateProps {
  /** The whole text. */
  text: string;
  /** Number of displayed characters. */
  max: number;
}

/** A text truncated to `max` characters; hover and focus show all of it. */
export function Truncate({ text, max }: TruncateProps) {
  const short = truncate(text, max);
  if (short === text) return text;
  return (
    <Tooltip content={text}>
      <Text tabIndex={0} role="note" aria-label={text}>
        {short}
      </Text>
    </Tooltip>
  );
}
