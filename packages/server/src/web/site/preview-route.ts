import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { PREVIEW_FIELD, type SitePreview } from '@widya/contract/site/preview';
import { previewInput } from '@widya/contract/site/preview.schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { findCaller } from '../../platform/auth/find-caller.ts';
import { ApiFailure, forbidden, unauthenticated } from '../../platform/http/api-failure.ts';
import type { Services } from '../../platform/http/services.ts';
import { answerPage } from './answer-page.ts';
import { classPreview } from './class-preview.ts';
import { coursePreview } from './course-preview.ts';
import { eventPreview } from './event-preview.ts';
import { lessonPreview } from './lesson-preview.ts';
import type { openSiteBundle } from './site-bundle.ts';

interface PreviewParts {
  /** The app through which the page makes its calls. */
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly bundle: ReturnType<typeof openSiteBundle>;
}

/** The session cookie of the back office. Other sites do not send it along, so they cannot submit this form. */
const SESSION = /(?:^|;\s*)token=([A-Za-z0-9._~-]+)/;

async function staffOf({ pool, clock, config }: Services, { headers }: FastifyRequest): Promise<Caller> {
  const token = SESSION.exec(headers.cookie ?? '')?.[1];
  const caller = token && (await findCaller(pool, token, clock(), config.requireSecondFactor));
  if (!caller) throw unauthenticated();
  return caller;
}

/** @throws ApiFailure 422 for an invalid input. */
function inputOf({ body }: FastifyRequest): z.output<typeof previewInput> {
  const text = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '').get(PREVIEW_FIELD) ?? '';
  try {
    return previewInput.parse(JSON.parse(text));
  } catch (cause) {
    throw new ApiFailure(422, 'VALIDATION', undefined, { cause });
  }
}

/** @throws ApiFailure 403 for an instructor who previews a course, as they only edit its chapters. */
function previewOf(
  { db: tx, clock }: Services,
  caller: Caller,
  input: z.output<typeof previewInput>,
): Promise<SitePreview> {
  if (input.kind === 'class') return classPreview(tx, input);
  if (input.kind === 'event') return eventPreview(tx, input);
  if (input.kind === 'lesson') return lessonPreview(tx, caller, input, clock());
  if (isInstructor(caller)) throw forbidden();
  return coursePreview(tx, input, clock());
}

const MAX_BYTES = 1024 * 1024;

/**
 * 'Tampilan Pengguna' of the back office: a page with unsaved values, as if saved and published. Only for signed-in
 * staff.
 */
export function previewRoute(scope: FastifyInstance, { app, services, bundle }: PreviewParts): void {
  scope.post(PARTICIPANT_PATHS.preview, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const caller = await staffOf(services, request);
    const input = inputOf(request);
    const built = await bundle();
    if (built === null) throw new ApiFailure(503, 'NOT_READY');
    return answerPage(app, services, built, request, reply, await previewOf(services, caller, input));
  });
}
