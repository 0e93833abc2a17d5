import { FOOT_PAGE_SLUGS, type SitePageSlug } from '@widya/contract/site-page-slugs';
import { useEditedPages, useTexts } from './use-texts.ts';

/** Keys of the labels of footer links to pages written by staff. */
const LABEL_KEYS: Readonly<Partial<Record<SitePageSlug, string>>> = {
  'tentang-kami': 'about',
  syarat: 'terms',
  privasi: 'privacy',
};

/** Footer of every page. */
export function Footer() {
  const text = useTexts('footer');
  const edited = useEditedPages();
  return (
    <footer className="foot">
      <div className="wrap">
        {edited.map(({ slug, title }) => (
          <a
            key={slug}
            href={`/${slug}`}
            className={(FOOT_PAGE_SLUGS as readonly string[]).includes(slug) ? undefined : 'wide'}
          >
            {LABEL_KEYS[slug] === undefined ? title : text(LABEL_KEYS[slug])}
          </a>
        ))}
        <a href="/sertifikat">Verifikasi sertifikat</a>
        <a href="/aduan">{text('contact')}</a>
        <span>Waktu ditampilkan dalam WIB</span>
        <p>
          {text('tagline')} · {text('copyright')}
        </p>
      </div>
    </footer>
  );
}
