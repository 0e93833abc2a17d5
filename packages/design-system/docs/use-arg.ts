import { useEffect, useState } from 'react';

/** State of an example that starts with an arg of its story and follows the arg's control. */
export function useArg<T>(arg: T): [T, (value: T) => void] {
  const [value, setValue] = useState(arg);
  useEffect(() => setValue(arg), [arg]);
  return [value, setValue];
}
