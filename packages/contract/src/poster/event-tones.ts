import { HEX_COLOUR } from '../event-look.ts';
import { posterFacts } from './poster.ts';
import { tonesOf } from './tones.ts';

interface ColouredEvent {
  readonly event_url: string;
  readonly color_dark: string | null;
  readonly color_primary: string | null;
}

/**
 * The two colours of an event's pages: those that staff chose, else those of its generated poster. Invalid colours are
 * ignored because the values are inserted into a style sheet.
 */
export function eventTones({ event_url, color_dark, color_primary }: ColouredEvent): {
  readonly deep: string;
  readonly mid: string;
} {
  const { deep, mid } = tonesOf(posterFacts(event_url, null).topic);
  const chosen = (colour: string | null) => (colour !== null && HEX_COLOUR.test(colour) ? colour : null);
  return { deep: chosen(color_dark) ?? deep, mid: chosen(color_primary) ?? mid };
}
