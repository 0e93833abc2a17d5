import { tonesOf } from '@widya/contract/poster/tones';
import { registrationState } from '@widya/contract/registration-state';
import type { SitePreview } from '@widya/contract/site/preview';
import type { classPreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import { cleanRichText } from '../../modules/rich-text.ts';
import { drawnPoster } from './drawn-poster.ts';

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Works out what the page of a class says, as if it were saved and published. */
export function classPreview({ kind, taken, now, ...typed }: z.output<typeof classPreviewInput>): SitePreview {
  const places_left = typed.quota === null ? null : Math.max(0, typed.quota - taken);
  const facts = {
    isOpen: true,
    opensAt: ms(typed.registration_opens),
    closesAt: ms(typed.registration_closes),
    endsAt: typed.permanent ? null : ms(typed.end_time),
    placesLeft: places_left,
  };
  const { code, name, topic } = typed;
  const { deep, mid } = tonesOf(topic.code);
  return {
    kind,
    found: {
      ...typed,
      description: cleanRichText(typed.description),
      what_to_learn: typed.what_to_learn.map(cleanRichText),
      tones: { deep, mid },
      state: registrationState(facts, Date.parse(now)),
      places_left,
      own_label: null,
    },
    drawn: drawnPoster({
      seed: code || name,
      topic: topic.code,
      title: name,
      topicName: topic.name,
      when: posterWhen(typed.start_time),
    }),
  };
}
