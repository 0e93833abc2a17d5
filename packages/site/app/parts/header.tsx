import { Menu } from 'lucide-react';

const LINKS = [
  ['/kelas', 'Kelas'],
  ['/kelas?jenis=event', 'Event'],
  ['/kelas?jenis=kelas-mandiri', 'Kelas mandiri'],
  ['/kreasi', 'Kreasi'],
] as const;

interface HeaderProps {
  readonly path: string;
}

/** The head of every page; on a phone its links are in a menu that opens without script. */
export function Header({ path }: HeaderProps) {
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/kelas">
          <span className="mark" aria-hidden="true">
            W
          </span>
          Widya
        </a>
        <nav aria-label="Utama">
          {LINKS.map(([href, label]) => (
            <a key={href} className="link" href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <a className="link" href="/saya">
          Tiket saya
        </a>
        <details className="menu slim">
          <summary aria-label="Menu">
            <Menu size={22} aria-hidden="true" />
          </summary>
          <div>
            {LINKS.map(([href, label]) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </div>
        </details>
      </div>
    </header>
  );
}
