import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { TextInput } from '../text-input.tsx';

const Problem = styled('span', { base: { display: 'block', fontSize: 'xs', color: 'danger.text', marginTop: '0.5' } });

interface FixCellProps {
  /** 'email, baris 12' */
  name: string;
  text: string;
  problem: string;
  /** Receives the focus when this cell is correct and disappears and no later input remains. */
  frame: RefObject<HTMLElement | null>;
  onFix: (value: string) => void;
}

/** Moves the focus from an input that is about to be removed to the next one in the frame, or to the frame. */
function handOn(input: HTMLInputElement | null, frame: HTMLElement | null) {
  if (!input || !frame || document.activeElement !== input) return;
  const inputs = [...frame.querySelectorAll('input')];
  const next = inputs.slice(inputs.indexOf(input) + 1);
  // Runs after React has updated the page, when it is known which inputs remain.
  queueMicrotask(() => {
    const stayed = next.find((one) => one.isConnected);
    (stayed ?? frame).focus({ preventScroll: stayed === undefined });
  });
}

/** A wrong cell that is edited in place and checked on blur or Enter. */
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
