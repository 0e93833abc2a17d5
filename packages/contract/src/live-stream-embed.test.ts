import { expect, it } from '@jest/globals';
import { EMBED_ORIGINS, embedOf } from './live-stream-embed.ts';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://m.youtube.com/live/aqz-KE-bpKQ?feature=share', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [' https://vimeo.com/channels/pilihan/76979871 ', 'https://player.vimeo.com/video/76979871'],
])('knows the player of %s', (page, player) => {
  expect(embedOf(page)).toBe(player);
  expect(EMBED_ORIGINS).toContain(new URL(player).origin);
});

it.each([
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
  'https://www.youtube.com.jahat.example/watch?v=aqz-KE-bpKQ',
  'https://video.example/siaran/1',
  'javascript:alert(1)',
  'bukan tautan',
])('frames nothing for %s', (page) => {
  expect(embedOf(page)).toBeNull();
});
