import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { CARD, posterSvg } from '@widya/contract/poster/poster';
import { squarePoster } from '@widya/contract/poster/poster-with-words';
import { tonesOf } from '@widya/contract/poster/tones';
import { registrationState } from '@widya/contract/registration-state';
import { PREVIEW_FIELD, type SitePreview } from '@widya/contract/site/preview';
import { classPreviewInput } from '@widya/contract/site/preview.schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findCaller } from '../../auth/find-caller.ts';
import { ApiFailure, unauthenticated } from '../../http/api-failure.ts';
import type { Services } from '../../http/services.ts';
import { OUTLINES } from '../../modules/posters/outlines.ts';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import { cleanRichText } from '../../modules/rich-text.ts';
import { answerPage } from './answer-page.ts';
import type { openSiteBundle } from './site-bundle.ts';

interface PreviewParts {
  /** Makes the calls of the page. */
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly bundle: ReturnType<typeof openSiteBundle>;
}

/** The session of the back office: its cookie is not sent along by other sites, so none can send this form. */
const SESSION = /(?:^|;\s*)token=([^;]+)/;

async function assertStaff({ pool, clock, config }: Services, { headers }: FastifyRequest): Promise<void> {
  const token = SESSION.exec(headers.cookie ?? '')?.[1];
  const caller = token && (await findCaller(pool, decodeURIComponent(token), clock(), config.requireSecondFactor));
  if (!caller) throw unauthenticated();
}

/** @throws ApiFailure 422 for anything but what the back office sends. */
function inputOf({ body }: FastifyRequest): z.output<typeof classPreviewInput> {
  const text = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '').get(PREVIEW_FIELD) ?? '';
  try {
    return classPreviewInput.parse(JSON.parse(text));
  } catch (cause) {
    throw new ApiFailure(422, 'VALIDATION', undefined, { cause });
  }
}

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));
const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Works out what the page says, as if the class were saved and published. */
export function previewOf({ taken, now, ...typed }: z.output<typeof classPreviewInput>): SitePreview {
  const places_left = typed.quota === null ? null : Math.max(0, typed.quota - taken);
  const facts = {
    isOpen: true,
    opensAt: ms(typed.registration_opens),
    closesAt: ms(typed.registration_closes),
    endsAt: typed.permanent ? null : ms(typed.end_time),
    placesLeft: places_left,
  };
  const { deep, mid } = tonesOf(typed.topic.code);
  const poster = { seed: typed.code || typed.name, topic: typed.topic.code };
  const words = { title: typed.name, topicName: typed.topic.name, when: posterWhen(typed.start_time) };
  return {
    found: {
      ...typed,
      description: cleanRichText(typed.description),
      what_to_learn: typed.what_to_learn.map(cleanRichText),
      tones: { deep, mid },
      state: registrationState(facts, Date.parse(now)),
      places_left,
      own_label: null,
    },
    drawn: {
      card: picture(posterSvg(poster, CARD)),
      square: picture(squarePoster({ ...poster, ...words }, OUTLINES)),
    },
  };
}

const MAX_BYTES = 1024 * 1024;

/** 'Tampilan Pengguna' of the back office: the page of a class with what is typed. Only staff who are signed in see it. */
export function previewRoute(scope: FastifyInstance, { app, services, bundle }: PreviewParts): void {
  scope.post(PARTICIPANT_PATHS.preview, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    await assertStaff(services, request);
    const built = await bundle();
    if (built === null) throw new ApiFailure(503, 'NOT_READY');
    return answerPage(app, services, built, request, reply, previewOf(inputOf(request)));
  });
}
