import type { CourseRecord } from '@widya/contract/courses';
import { RecordEditor } from '@widya/record-kit/editor/record-editor';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { memo, type ReactNode } from 'react';
import { COURSE_FORM } from './course-definition.ts';
import type { CourseValues } from './course-values.ts';
import { errorsOf, SECTIONS } from './section-fields.ts';
import type { SectionProps } from './section-props.ts';
import { DetailsSection } from './sections/details-section.tsx';
import { CategorySection, LessonsSection } from './sections/list-sections.tsx';
import { CoursePosterSection } from './sections/poster-section.tsx';
import { PriceSection } from './sections/price-section.tsx';
import { VideoSection } from './sections/video-section.tsx';
import { SECTION_TITLES } from './texts.ts';
import { useCourseCalls } from './use-course-calls.ts';

interface CourseEditorProps {
  readonly record: CourseRecord | null;
  /** Called when nothing is unsaved any more. */
  readonly onSaved: (saved: CourseRecord) => void;
  /** Counts and history beside the fields. */
  readonly side?: ReactNode;
  /** Preview and actions on the course, in the save bar. */
  readonly tools?: (state: CourseEditorState) => ReactNode;
}

/** State of the form for the components around its fields. */
export interface CourseEditorState {
  readonly dirty: boolean;
  readonly values: () => CourseValues;
}

/** All sections, in the order of `SECTIONS`. Memoised, so that a key press renders one field instead of the form. */
const CourseSections = memo(function CourseSections(props: SectionProps) {
  return (
    <>
      <DetailsSection {...props} />
      <CoursePosterSection {...props} />
      <VideoSection {...props} />
      <LessonsSection {...props} />
      <CategorySection {...props} />
      <PriceSection {...props} />
    </>
  );
});

/** The form of a course. Source: C-023 to C-026. */
export function CourseEditor({ record, onSaved, side, tools }: CourseEditorProps) {
  const { user } = useSession();
  const editor = useRecordEditor({
    record,
    definition: COURSE_FORM,
    calls: useCourseCalls(),
    draftName: `kelas-mandiri:${user.id}:${record?.id ?? 'baru'}`,
    onSaved,
  });
  return (
    <RecordEditor
      editor={editor}
      sections={SECTIONS.map(({ id, fields }) => ({
        id,
        title: SECTION_TITLES[id],
        errors: errorsOf(fields, editor.errors),
      }))}
      side={side}
      tools={tools?.({ dirty: editor.changes > 0, values: () => editor.form.getValues() })}
    >
      <CourseSections form={editor.form} record={editor.base} />
    </RecordEditor>
  );
}
