import type { PublicMerchandise } from '@widya/contract/merchandise';
import { formatMoney } from '@widya/design-system/formats/money';
import { ExternalLink } from 'lucide-react';

interface MerchandiseItemProps {
  readonly item: PublicMerchandise;
  /** Whether it is on the first screen, so that its photo loads immediately. */
  readonly isFirst: boolean;
}

/** A scrolling row of photos, focusable for the keyboard if there are several. */
function Photos({ item: { name, photos }, isFirst }: MerchandiseItemProps) {
  if (photos.length === 0) return null;
  const several = photos.length > 1;
  return (
    <div
      className="photos"
      {...(several && { tabIndex: 0, role: 'group', 'aria-label': `${photos.length} foto ${name}` })}
    >
      {photos.map((photo, index) => (
        <img
          key={photo}
          src={photo}
          alt={several ? `${name}, foto ${index + 1}` : name}
          width="400"
          height="400"
          loading={isFirst && index === 0 ? undefined : 'lazy'}
        />
      ))}
    </div>
  );
}

/** An item with photos, price and a link for buying it. */
export function MerchandiseItem({ item, isFirst }: MerchandiseItemProps) {
  const { name, description, price, purchase_url } = item;
  return (
    <li>
      <Photos item={item} isFirst={isFirst} />
      <h2>{name}</h2>
      <p className="price num">{formatMoney(price)}</p>
      {description !== '' && <p className="muted about-goods">{description}</p>}
      {purchase_url !== null && (
        <a className="btn" href={purchase_url} rel="noopener nofollow" aria-label={`Beli ${name}`}>
          Beli <ExternalLink size={20} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
