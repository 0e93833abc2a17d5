import { Banner } from './banner.tsx';

export interface SiteNoticeProps {
  /** Base address of links sent to people. */
  address: string;
  /** Whether the installation sets it; otherwise it is guessed. */
  is_set: boolean;
}

/** Warns on screens that send links while their base address is only guessed; shows nothing once it is set. */
export function SiteNotice({ address, is_set: isSet }: SiteNoticeProps) {
  if (isSet) return null;
  return (
    <Banner tone="warn">
      Alamat publik belum diatur (PUBLIC_URL). Tautan yang dikirim dimulai dengan {address} dan mungkin tidak dapat
      dibuka penerima.
    </Banner>
  );
}
