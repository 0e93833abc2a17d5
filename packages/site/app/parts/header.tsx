import { MENU_PAGE_SLUGS } from '@widya/contract/site-page-slugs';
import { Menu } from 'lucide-react';
import { useEditedPages, useTexts } from './use-texts.ts';

interface HeaderProps {
  readonly path: string;
  /** Whether the device has an address proof and can therefore show tickets. */
  readonly hasProof: boolean;
}

const isMenuPage = ({ slug }: { readonly slug: string }): boolean =>
  (MENU_PAGE_SLUGS as readonly string[]).includes(slug);

/** Header of every page; on phones its links are in a menu that opens without script. */
export function Header({ path, hasProof }: HeaderProps) {
  const text = useTexts('header_menu');
  const edited = useEditedPages().filter(isMenuPage);
  const own = hasProof ? 'Tiket saya' : text('sign_in');
  const links = [
    ['/kelas', text('classes')],
    ['/kelas?jenis=event', 'Event'],
    ['/kelas?jenis=kelas-mandiri', text('private_classes')],
    ['/kreasi', text('merchandise')],
  ] as const;
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/kelas">
          <span className="mark" aria-hidden="true">
            W
          </span>
          Widya <span className="sr">{text('home')}</span>
        </a>
        <nav aria-label="Utama">
          {links.map(([href, label]) => (
            <a key={href} className="link" href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <a className="link" href="/saya">
          {own}
        </a>
        <details className="menu slim">
          <summary aria-label="Menu">
            <Menu size={22} aria-hidden="true" />
          </summary>
          <div>
            {links.map(([href, label]) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            {!hasProof && <a href="/kelas">{text('register')}</a>}
            {edited.map(({ slug, title }) => (
              <a key={slug} href={`/${slug}`}>
                {title}
              </a>
            ))}
          </div>
        </details>
      </div>
    </header>
  );
}
