import { listClasses } from '@widya/contract/classes';
import type { GenerateZoomLinkInput } from '@widya/contract/zoom';
import * as zoom from '@widya/contract/zoom';
import { call } from './api.ts';
import { useWrite } from './write.ts';

/** Timeout, since Zoom itself may be slow. */
const TIMEOUT = 45_000;

/** Actions on meetings of classes. Each rejects with an ApiError with Zoom's reason in Indonesian. */
export function useZoomActions() {
  const write = useWrite([listClasses]);
  return {
    /**
     * Creates the meeting of a class, or returns the existing one. With `class_code` the link is stored in the class;
     * for a new class the form stores the answer. @throws ApiError with NOT_READY when Zoom is not configured
     */
    generate: (body: GenerateZoomLinkInput, idempotencyKey?: string) =>
      write(call(zoom.generateZoomLink, { body, idempotencyKey, timeout: TIMEOUT })),
  };
}
