import type { ClassTodo } from '@widya/contract/class-todos';
import { linkTo, type ScreenWith } from '@widya/remote-kit/link-to';

/** To-dos in the class form are linked to by anchor, others by screen. */
const ANCHORS: Partial<Record<ClassTodo, string>> = {
  stream_url: '#tautan_streaming',
  material: '#materi',
  recording: '#tautan_rekaman',
};

const SCREENS: Partial<Record<ClassTodo, ScreenWith<'event_url'>>> = {
  final_test: 'Quiz',
  answers_shown: 'Questions',
  certificate: 'Certificate',
};

/**
 * Address at which a to-do can be done, from the form of its class; undefined when its screen is not published.
 * @param code null for a new class, which has only its form.
 */
export function todoLink(todo: ClassTodo, code: string | null): string | undefined {
  const anchor = ANCHORS[todo];
  if (anchor) return anchor;
  const screen = SCREENS[todo];
  return (screen && code !== null && linkTo(screen, { event_url: code })) || undefined;
}
