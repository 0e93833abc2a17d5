import { useTopics } from '@widya/api-client/topics';
import type { ClassRecord } from '@widya/contract/classes';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { useState } from 'react';
import type { ClassValues } from '../class-form/class-values.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PREVIEW_TEXTS as texts } from './texts.ts';

interface PreviewButtonProps {
  /** Null for a class that is being made. */
  readonly record: ClassRecord | null;
  readonly values: () => ClassValues;
  readonly size?: 'sm' | 'md';
}

/** 'Tampilan Pengguna' over the form: shows what is typed, saved or not. */
export function PreviewButton({ record, values, size = 'sm' }: PreviewButtonProps) {
  const [shown, setShown] = useState<ClassValues | null>(null);
  const topics = useTopics(shown ? {} : null);
  const topic = topics.data?.find(({ code }) => code === shown?.topic_code)?.name ?? null;
  return (
    <>
      <Button size={size} onClick={() => setShown(values())}>
        {texts.title}
      </Button>
      {shown && (
        <Dialog open size="xl" title={texts.title} onClose={() => setShown(null)}>
          <PreviewFrame values={shown} record={record} topic={topic} />
        </Dialog>
      )}
    </>
  );
}
