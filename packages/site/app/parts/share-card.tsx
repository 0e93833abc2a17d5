interface ShareCardProps {
  readonly title: string;
  /** HTML, of which only the text is used. */
  readonly description: string;
  /** Address of the page. */
  readonly address: string;
  /** Address of a picture of 1200 by 630 pixels. */
  readonly picture: string;
}

const MOST_LETTERS = 200;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

/** Metadata for previews of shared links; React moves it into the head. */
export function ShareCard({ title, description, address, picture }: ShareCardProps) {
  const text = textOf(description);
  return (
    <>
      <link rel="canonical" href={address} />
      {text !== '' && <meta name="description" content={text} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Widya" />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:title" content={title} />
      {text !== '' && <meta property="og:description" content={text} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
