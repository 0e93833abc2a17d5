import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { State } from './state.tsx';

interface InvalidLinkProps {
  readonly title?: string;
  /** Why the link does not work, and what to do instead. */
  readonly children: ReactNode;
  readonly href?: string;
  readonly action?: string;
}

/** Shown for a link from a mail that is unknown, expired, used or revoked. */
export function InvalidLink({
  title = 'Tautan ini tidak berlaku',
  children,
  href = '/saya',
  action = 'Buka tiket saya',
}: InvalidLinkProps) {
  return (
    <State icon={Link2Off} title={title}>
      <title>{`${title} · Widya`}</title>
      <p>{children}</p>
      <a className="btn main" href={href}>
        {action}
      </a>
    </State>
  );
}
