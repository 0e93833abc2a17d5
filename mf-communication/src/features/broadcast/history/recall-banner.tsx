import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { UndoIcon } from '@widya/design-system/icon';
import { HISTORY_TEXTS as texts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface RecallBannerProps {
  /** When the first mail leaves. */
  readonly startsAt: string;
  readonly busy: boolean;
  readonly onRecall: () => void;
}

/** For a minute nothing has left yet. */
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
      {/* Read once; every second would be too much. */}
      <span role="timer" aria-live="off">
        {left > 0 ? texts.waiting(left) : texts.starting}
      </span>
    </Banner>
  );
}
