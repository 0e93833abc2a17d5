import { describe, expect, it } from '@jest/globals';
import { eventLayoutOf } from './event-look.ts';
import { eventTones } from './poster/event-tones.ts';

describe('the look of an event (D220)', () => {
  const plain = { event_url: 'gelar-wicara', color_dark: null, color_primary: null };

  it('has the colours that staff chose, each by itself', () => {
    const { deep, mid } = eventTones(plain);
    expect(eventTones({ ...plain, color_dark: '#123456' })).toEqual({ deep: '#123456', mid });
    expect(eventTones({ ...plain, color_primary: '#ABC' })).toEqual({ deep, mid: '#ABC' });
  });

  it.each(['', 'merah', '#12', '#123456}body{display:none'])('never writes %j into a style', (text) => {
    expect(eventTones({ ...plain, color_dark: text, color_primary: text })).toEqual(eventTones(plain));
  });

  it.each([
    ['Layout2', 'Layout2'],
    ['Layout1', 'Layout1'],
    [undefined, 'Layout1'],
    ['Layout3', 'Layout1'],
  ])('%j is shown as %s', (stored, shown) => expect(eventLayoutOf(stored)).toBe(shown));
});
