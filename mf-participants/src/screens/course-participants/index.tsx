import type { ScreenProps } from '@widya/remote-kit/screen';
import { ParticipantScreen } from '../../features/participants/participant-screen.tsx';

/** Peserta Sesi of a course. Source: D6 and D66. */
export default function CourseParticipants({ params }: ScreenProps) {
  return <ParticipantScreen kind="course" code={params.event_url ?? ''} />;
}
