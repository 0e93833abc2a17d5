import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';

interface StateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with a single message and its actions: missing, closed, done, failed. */
export function State({ icon: Icon, title, children }: StateProps) {
  return (
    <main id="isi">
      <div className="state">
        <IconTile icon={Icon} />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
