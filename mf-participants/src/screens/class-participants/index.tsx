import type { ScreenProps } from '@widya/remote-kit/screen';
import { ParticipantScreen } from '../../features/participants/participant-screen.tsx';

/** Peserta Sesi of a class. Source: B-059. */
export default function ClassParticipants({ params }: ScreenProps) {
  return <ParticipantScreen kind="class" code={params.event_url ?? ''} />;
}
