import type { Topic } from '@widya/contract/topics';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '@widya/record-kit/read/failure';
import { TOPIC_TEXTS as texts } from './texts.ts';
import { useHideTopic } from './use-topic-visibility.ts';

/** Confirms the soft deletion of a topic, with the number of its classes. A-155. */
export function HideTopicDialog({ topic, onClose }: { readonly topic: Topic; readonly onClose: () => void }) {
  const hiding = useHideTopic(onClose);
  const { name, class_count } = topic;
  return (
    <ConfirmDialog
      open
      title={texts.hideTitle}
      confirmLabel={texts.hide}
      loading={hiding.busy}
      onConfirm={() => void hiding.run(topic)}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(hiding.failure)} />
        <p>{class_count === 0 ? texts.hideUnused(name) : texts.hideWhy(name, formatNumber(class_count))}</p>
      </Stack>
    </ConfirmDialog>
  );
}
