import { useList, useRowsOf } from '@widya/record-kit/list/use-list';
import { classParticipantList, courseParticipantList } from './list.ts';
import { useSource } from './source/source-context.ts';

/** The participants of the address, and functions to change it. */
export function useParticipantList() {
  const { kind, code } = useSource();
  const params = { code };
  const ofClass = useList(classParticipantList, { params, isShown: kind === 'class' });
  const ofCourse = useRowsOf(courseParticipantList, ofClass.query, { params, isShown: kind === 'course' });
  return kind === 'class' ? ofClass : ofCourse;
}
