import { listClasses } from '@widya/contract/classes';
import type { GenerateZoomLinkInput } from '@widya/contract/zoom';
import * as zoom from '@widya/contract/zoom';
import { call } from './api.ts';
import { useWrite } from './write.ts';

/** Zoom itself may take its time. */
const TIMEOUT = 45_000;

/** Meetings of classes. Each rejects with an ApiError that carries Zoom's own reason in Indonesian. */
export function useZoomActions() {
  const write = useWrite([listClasses]);
  return {
    /**
     * Makes the meeting of a class, or answers the one it has. With `class_code` the link is saved in the class; a class that
     * does not exist yet carries the answer in its form. @throws ApiError with NOT_READY when Zoom is not configured
     */
    generate: (body: GenerateZoomLinkInput, idempotencyKey?: string) =>
      write(call(zoom.generateZoomLink, { body, idempotencyKey, timeout: TIMEOUT })),
  };
}
