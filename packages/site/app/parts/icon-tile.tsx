import type { LucideIcon } from 'lucide-react';

/** An icon in a square, at the start of a row. */
export const IconTile = ({ icon: Icon }: { readonly icon: LucideIcon }) => (
  <span className="tile">
    <Icon size={22} aria-hidden="true" />
  </span>
);
