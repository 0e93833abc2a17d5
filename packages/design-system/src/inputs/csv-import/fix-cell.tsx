import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '../text-input.tsx';

const Problem = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'danger.text', marginTop: '0.5' } });

interface FixCellProps {
  /** 'email, baris 12' */
  name: string;
  text: string;
  problem: string;
  /** Keeps the focus once this cell is right and goes. */
  frame: RefObject<HTMLElement | null>;
  onFix: (value: string) => void;
}

/** Hands the focus of an input that is about to leave the page to the next one in the frame, or to the frame. */
function handOn(input: HTMLInputElement | null, frame: HTMLElement | null) {
  if (!input || !frame || document.activeElement !== input) return;
  const inputs = [...frame.querySelectorAll('input')];
  const next = inputs.slice(inputs.indexOf(input) + 1);
  // Once this change of the page is complete it is known which of them stayed.
  queueMicrotask(() => {
    const stayed = next.find((one) => one.isConnected);
    (stayed ?? frame).focus({ preventScroll: stayed === undefined });
  });
}

/** A wrong cell: typed over in place, checked on leaving or Enter. */
export function FixCell({ name, text, problem, frame, onFix }: FixCellProps) {
  const [value, setValue] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const own = input.current;
    return () => handOn(own, frame.current);
  }, [frame]);
  const problemId = useId();
  const commit = () => {
    if (value.trim() !== text) onFix(value);
  };
  return (
    <>
      <TextInput
        ref={input}
        size="sm"
        aria-label={name}
        aria-invalid
        aria-describedby={problemId}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <Problem id={problemId}>{problem}</Problem>
    </>
  );
}
