import type { SitePageSlug } from '@widya/contract/site-page-slugs';
import { readSitePage } from '@widya/contract/site-pages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RichText } from '../../parts/rich-text.tsx';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import '../../styles/edited.css';

/** The slug is the path of the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.slice(1).replace(/\.data$/, '') as SitePageSlug;
  const page = await orMissing(call(context, readSitePage, { params: { slug } }));
  return { page, origin: context.site.origin };
}

/** Plain text of HTML, for link previews. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

export default function EditedPage() {
  const { page, origin } = useLoaderData<typeof loader>();
  const { title, body, image_url, button_label, button_url } = page;
  return (
    <main id="isi" className="wrap page edited">
      <title>{`${title} · Widya`}</title>
      <link rel="canonical" href={`${origin}/${page.slug}`} />
      <meta name="description" content={plain(body)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={plain(body)} />
      {image_url !== null && <meta property="og:image" content={new URL(image_url, origin).href} />}
      {image_url !== null && <img src={image_url} alt="" width="720" height="405" />}
      <h1>{title}</h1>
      <RichText className="prose" text={body} />
      {button_url !== '' && (
        <p className="actions">
          <a className="btn main" href={button_url} rel="noopener">
            {button_label}
          </a>
        </p>
      )}
    </main>
  );
}
