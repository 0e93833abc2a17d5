import { isStoredFile } from '@widya/contract/file-address';
import { embedOf } from '@widya/contract/live-stream-embed';

interface VideoProps {
  readonly address: string;
  readonly title: string;
}

const isPlayable = (address: string): boolean => isStoredFile(address) || /^https:[^?#]*\.(mp4|webm)$/i.test(address);

/** A video: our own file, or the embedded player of a site that allows it; other addresses become links. */
export function Video({ address, title }: VideoProps) {
  const frame = embedOf(address);
  if (frame !== null)
    return (
      <iframe
        className="video"
        src={frame}
        title={title}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
      />
    );
  if (isPlayable(address))
    // biome-ignore lint/a11y/useMediaCaption: staff upload videos without captions.
    return <video className="video" src={address} controls preload="metadata" playsInline aria-label={title} />;
  return (
    <p className="note">
      <a href={address} rel="noopener">
        Buka video di situs lain
      </a>
    </p>
  );
}
