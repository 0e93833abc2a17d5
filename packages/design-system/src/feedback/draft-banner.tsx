import { relativeTime } from '@widya/contract/time/durations';
import { Button } from '../actions/button.tsx';
import { Banner } from './banner.tsx';

export interface DraftBannerProps {
  /** When the draft was stored on this device (ISO instant). */
  savedAt: string;
  /** Replaces the current time in tests and stories. */
  now?: string | undefined;
  /** Puts the draft into the form. */
  onRestore: () => void;
  /** Deletes the draft. */
  onDiscard: () => void;
}

/** Offers to restore input that was not saved before the page was closed. */
export function DraftBanner({ savedAt, now, onRestore, onDiscard }: DraftBannerProps) {
  return (
    <Banner
      tone="info"
      title="Ada konsep yang belum disimpan"
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Buang
          </Button>
          <Button size="sm" variant="primary" onClick={onRestore}>
            Pulihkan
          </Button>
        </>
      }
    >
      Tersimpan di komputer ini {relativeTime(savedAt, now)}.
    </Banner>
  );
}
