import { ApiError } from '@widya/api-client/api-error';
import { useChapterActions } from '@widya/api-client/chapters';
import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { toast } from '@widya/design-system/toast';
import type { RecordCalls } from '@widya/record-kit/editor/record-definition';
import { CHAPTER_TEXTS } from '../chapters/texts.ts';
import { SUB_TEXTS as texts } from './texts.ts';
import type { SubBody, SubValues } from './values.ts';

type Written = Awaited<ReturnType<ReturnType<typeof useChapterActions>['createSub']>>;

/**
 * Saves a sub-chapter.
 * @param onLocked called when nothing can be added any more, after a message was shown, so that the input is discarded.
 * Source: C-101.
 */
export function useSubCalls(
  chapter: Pick<CourseChapter, 'id' | 'course_id'>,
  onLocked: () => void,
): RecordCalls<SubValues, CourseSubChapter, SubBody, Written> {
  const { createSub, updateSub } = useChapterActions();
  return {
    create: async (body) => {
      try {
        return await createSub({ ...body, course_chapter_id: chapter.id, course_id: chapter.course_id });
      } catch (refusal) {
        if (refusal instanceof ApiError && refusal.code === 'PARTICIPANT_ALREADY_REGISTERED') {
          toast.error(CHAPTER_TEXTS.lockedSub);
          onLocked();
        }
        throw refusal;
      }
    },
    update: (changes, over) => updateSub(over.id, { ...changes, version: over.version }),
    announce: (_, created) => toast.success(created ? texts.added : texts.updated),
  };
}
