import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { useNavigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { CourseEditor } from '../../features/course-form/course-editor.tsx';
import { courseListPath, HIDDEN_LIST_PATH } from '../../features/courses/paths.ts';
import { CREATE_TEXTS as texts } from './texts.ts';

/** A new course; saving opens the list including hidden ones, because the course is hidden (C-026). */
export default function CreateCourse(_: ScreenProps) {
  const navigate = useNavigate();
  usePageTitle(texts.title);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: texts.courses, to: courseListPath() }, { label: texts.title }]}
        context={texts.why}
      />
      <CourseEditor record={null} onSaved={() => void navigate(HIDDEN_LIST_PATH, { replace: true })} />
    </Page>
  );
}
