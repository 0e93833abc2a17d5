import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { TextInput } from '../text-input.tsx';

const Problem = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'danger.text', marginTop: '0.5' } });

interface FixCellProps {
  /** 'email, baris 12' */
  name: string;
  text: string;
  problem: string;
  onFix: (value: string) => void;
}

/** A wrong cell: typed over in place, checked on leaving or Enter. */
export function FixCell({ name, text, problem, onFix }: FixCellProps) {
  const [value, setValue] = useState(text);
  const problemId = useId();
  const commit = () => {
    if (value.trim() !== text) onFix(value);
  };
  return (
    <>
      <TextInput
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
