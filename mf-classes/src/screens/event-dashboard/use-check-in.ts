import { useEventActions } from '@widya/api-client/events';
import type { CheckInInput, SessionRegistration } from '@widya/contract/events';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { REGISTRATION_TEXTS as texts } from './texts.ts';

/** Checks people in without confirmation, because it can be undone immediately. */
export function useCheckIn() {
  const { checkIn } = useEventActions();
  const mark = (sessionId: number, body: CheckInInput, whoOf: (people: number) => string): Promise<void> =>
    checkIn(sessionId, body).then(
      ({ changed, not_accepted }) => {
        const done = (body.checked_in ? texts.checkedIn : texts.checkInUndone)(whoOf(changed.length));
        const description = not_accepted > 0 ? texts.notAccepted(not_accepted) : undefined;
        const undo = () => void mark(sessionId, { ids: [...changed], checked_in: !body.checked_in }, whoOf);
        if (changed.length === 0) toast.info(texts.markedBefore, { description });
        else toast.undo(done, undo, { description });
      },
      (failure: unknown) => void toast.failure(failureOf(failure), () => void mark(sessionId, body, whoOf)),
    );
  return {
    markOne: ({ id, session_id, full_name, checked_in_at }: SessionRegistration) =>
      void mark(session_id, { ids: [id], checked_in: checked_in_at === null }, () => full_name),
    markMany: (sessionId: number, body: CheckInInput) => mark(sessionId, body, texts.people),
  };
}
