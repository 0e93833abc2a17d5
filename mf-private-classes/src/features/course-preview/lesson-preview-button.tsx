import { hasQuestions } from '@widya/contract/chapter-types';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Inline, Stack } from '@widya/design-system/layout';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { SiteFrame } from '@widya/record-kit/site-preview/site-frame';
import { useState } from 'react';
import { lessonPreviewInput, type PreviewedLesson } from './lesson-preview-input.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

type Moment = 'before' | 'after';

const MOMENTS = [
  { value: 'before', label: texts.before },
  { value: 'after', label: texts.after },
] as const;

/** The page in the course player; questions can also be previewed after answering. */
function LessonPage(lesson: PreviewedLesson) {
  const [moment, setMoment] = useState<Moment>('before');
  const { type } = lesson.values.content;
  return (
    <Stack gap="3">
      {type !== null && hasQuestions(type) && (
        <Inline>
          <SegmentGroup<Moment> label={texts.answers} fit value={moment} onChange={setMoment} options={MOMENTS} />
        </Inline>
      )}
      <SiteFrame title={texts.lesson} input={lessonPreviewInput(lesson, moment === 'after')} />
    </Stack>
  );
}

/** 'Tampilan Pengguna' of a sub-chapter; not available without a type. */
export function LessonPreviewButton(lesson: PreviewedLesson) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" disabled={lesson.values.content.type === null} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && (
        <Dialog open size="xl" title={texts.title} onClose={() => setOpen(false)}>
          <LessonPage {...lesson} />
        </Dialog>
      )}
    </>
  );
}
