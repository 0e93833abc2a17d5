import { chakra } from '@chakra-ui/react/styled-system';
import { truncate } from '../formats/text.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

const Words = chakra('span', { base: { borderRadius: 'xs' } });

interface TruncateProps {
  /** The whole text. */
  text: string;
  /** So many characters are shown. */
  max: number;
}

/** A long text cut at `max` characters; the whole of it on hover and focus. */
export function Truncate({ text, max }: TruncateProps) {
  const short = truncate(text, max);
  if (short === text) return text;
  return (
    <Tooltip content={text}>
      <Words tabIndex={0} role="note" aria-label={text}>
        {short}
      </Words>
    </Tooltip>
  );
}
