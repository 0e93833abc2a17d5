import { Share2 } from 'lucide-react';
import { SiteText } from './site-text.tsx';

interface ShareProps {
  readonly title: string;
  /** Address of the page. */
  readonly address: string;
}

/** Links for sharing a page; opens without script. */
export function Share({ title, address }: ShareProps) {
  const [text, link] = [encodeURIComponent(`${title}\n${address}`), encodeURIComponent(address)];
  const ways = [
    ['WhatsApp', `https://wa.me/?text=${text}`],
    ['Telegram', `https://t.me/share/url?url=${link}&text=${encodeURIComponent(title)}`],
    ['Email', `mailto:?subject=${encodeURIComponent(title)}&body=${text}`],
  ] as const;
  return (
    <details className="share">
      <summary className="btn">
        <Share2 size={20} aria-hidden="true" /> <SiteText of="class_detail" name="share" />
      </summary>
      <div>
        {ways.map(([name, href]) => (
          <a key={name} href={href}>
            {name}
          </a>
        ))}
        <p className="small muted">{address}</p>
      </div>
    </details>
  );
}
