import { useSyllabus } from '@widya/api-client/chapters';
import { Button } from '@widya/design-system/button';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { ImageIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import type { CourseValues } from '../course-form/course-values.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    padding: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 720px)': { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
});
const Poster = styled('div', {
  base: {
    aspectRatio: '1',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.subtle',
    color: 'fg.muted',
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: '2',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Title = styled('h2', { base: { textStyle: 'h1', overflowWrap: 'anywhere' } });
const Price = styled('strong', { base: { fontSize: 'xl' } });
const Items = styled('ul', { base: { margin: 0, paddingInlineStart: '5' } });

function Chapters({ courseId }: { readonly courseId: number }) {
  const { data } = useSyllabus(String(courseId));
  if (data === undefined) return null;
  return (
    <Stack gap="2">
      <SectionTitle>{texts.chapters}</SectionTitle>
      {data.chapters.length === 0 && <Muted>{texts.noChapters}</Muted>}
      <Items>
        {data.chapters.map(({ id, name, no_of_syllabus_content }) => (
          <li key={id}>
            {name} <Muted>{texts.subs(formatNumber(no_of_syllabus_content))}</Muted>
          </li>
        ))}
      </Items>
    </Stack>
  );
}

interface CoursePageProps {
  readonly courseId: number;
  /** As they are typed, saved or not. */
  readonly values: CourseValues;
}

/** The public page of a course, from what is typed. */
export function CoursePage({ courseId, values }: CoursePageProps) {
  const lessons = values.what_to_learn.filter((lesson) => lesson.trim() !== '');
  return (
    <Columns>
      <Poster>
        {values.course_image_url ? (
          <img src={values.course_image_url} alt="" />
        ) : (
          <>
            <ImageIcon size={28} aria-hidden />
            {texts.noPoster}
          </>
        )}
      </Poster>
      <Stack>
        <Title>{values.title || '—'}</Title>
        <Inline gap="3">
          <Price>{formatMoney(values.price ?? 0)}</Price>
          {values.discounted && values.non_discounted_price !== null && (
            <Muted as="s">{formatMoney(values.non_discounted_price)}</Muted>
          )}
        </Inline>
        <KeyValueList
          items={[
            { label: texts.category, value: values.category.join(', ') },
            { label: texts.certificate, value: values.certificate ? texts.yes : texts.no },
          ]}
        />
        <Inline>
          <Button variant="primary" onClick={() => toast.info(texts.unavailable)}>
            {texts.register}
          </Button>
        </Inline>
        <RichTextView html={values.description} />
        {lessons.length > 0 && (
          <Stack gap="2">
            <SectionTitle>{texts.lessons}</SectionTitle>
            <Items>
              {lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </Items>
          </Stack>
        )}
        <Chapters courseId={courseId} />
      </Stack>
    </Columns>
  );
}
