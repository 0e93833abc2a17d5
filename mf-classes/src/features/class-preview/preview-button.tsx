import { useTopics } from '@widya/api-client/topics';
import type { ClassRecord } from '@widya/contract/classes';
import type { ClassValues } from '../class-form/class-values.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewOpener } from './preview-opener.tsx';

interface ClassPagesProps {
  /** Null for a new class. */
  readonly record: ClassRecord | null;
  readonly values: ClassValues;
}

function ClassPages({ record, values }: ClassPagesProps) {
  const topics = useTopics({});
  const topic = topics.data?.find(({ code }) => code === values.topic_code)?.name ?? null;
  return <PreviewFrame values={values} record={record} topic={topic} />;
}

interface PreviewButtonProps {
  readonly record: ClassRecord | null;
  readonly values: () => ClassValues;
  readonly size?: 'sm' | 'md';
}

/** 'Tampilan Pengguna' of a class. */
export const PreviewButton = ({ record, values, size }: PreviewButtonProps) => (
  <PreviewOpener size={size}>{() => <ClassPages record={record} values={values()} />}</PreviewOpener>
);
