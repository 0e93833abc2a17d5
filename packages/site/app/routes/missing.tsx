import { data } from 'react-router';

/** Route for all other addresses. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NothingHere() {
  return null;
}
