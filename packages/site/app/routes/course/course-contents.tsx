import type { PublicCourse } from '@widya/contract/public-courses';
import { ChevronDown } from 'lucide-react';
import { SiteText } from '../../parts/site-text.tsx';
import { contentsText, itemText } from './course-summary.ts';
import { SubChapterIcon } from './sub-chapter-icon.tsx';

/** The outline by chapter; opens without script. */
export function CourseContents({ course }: { readonly course: PublicCourse }) {
  if (course.chapters.length === 0) return null;
  return (
    <section className="sec">
      <h2>
        <SiteText of="private_class_detail" name="chapters" />
      </h2>
      <p className="muted small num">{contentsText(course)}</p>
      <ol className="chapters">
        {course.chapters.map((chapter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, and names may repeat.
          <li key={index}>
            <details open={index === 0}>
              <summary>
                <span>
                  <b>
                    {index + 1}. {chapter.name}
                  </b>
                  <span className="muted num">{chapter.sub_chapters.length} subbab</span>
                </span>
                <ChevronDown size={20} aria-hidden="true" />
              </summary>
              <ul>
                {chapter.sub_chapters.map((sub, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                  <li key={at} className="lesson">
                    <span>
                      {sub.name}
                      <span className="muted num">
                        <SubChapterIcon type={sub.type} />
                        {itemText(sub)}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
