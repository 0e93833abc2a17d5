import type { ClassTodo } from '@widya/contract/class-todos';
import { linkTo, type ScreenWith } from '@widya/remote-kit/link-to';

/** Fields of the form are reached by their anchor, the rest by their screen. */
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
 * Where a to-do is done, from the form of its class; undefined while no remote has its screen.
 * @param code null for a class that does not exist yet: only its form is there.
 */
export function todoLink(todo: ClassTodo, code: string | null): string | undefined {
  const anchor = ANCHORS[todo];
  if (anchor) return anchor;
  const screen = SCREENS[todo];
  return (screen && code !== null && linkTo(screen, { event_url: code })) || undefined;
}
