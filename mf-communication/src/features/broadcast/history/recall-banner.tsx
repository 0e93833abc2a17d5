import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { UndoIcon } from '@widya/design-system/icon';
import { HISTORY_TEXTS as texts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface RecallBannerProps {
  /** When the first mail is sent. */
  readonly startsAt: string;
  readonly busy: boolean;
  readonly onRecall: () => void;
}

/** Offers to recall a broadcast in the minute before its first mail is sent. */
export function RecallBanner({ startsAt, busy, onRecall }: RecallBannerProps) {
  const left = useSecondsLeft(startsAt);
  return (
    <Banner
      tone="info"
      title={texts.waitingTitle}
      actions={
        <Button size="sm" icon={<UndoIcon size={15} aria-hidden />} loading={busy} onClick={onRecall}>
          {texts.recall}
        </Button>
      }
    >
      {/* Announced once instead of every second. */}
      <span role="timer" aria-live="off">
        {left > 0 ? texts.waiting(left) : texts.starting}
      </span>
    </Banner>
  );
}
