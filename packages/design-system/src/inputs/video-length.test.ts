/** @jest-environment @widya/testing/jest/page-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { videoLength } from './video-length.ts';

afterEach(() => void jest.restoreAllMocks());

/** Fakes a browser that loads a video; `answer` sets the result and fires the event. */
function browserThat(answer: (video: HTMLVideoElement) => void): void {
  URL.createObjectURL = () => 'blob:contoh';
  URL.revokeObjectURL = () => {};
  const video = document.createElement('video');
  Object.defineProperty(video, 'src', { set: () => queueMicrotask(() => answer(video)) });
  jest.spyOn(document, 'createElement').mockReturnValue(video);
}

test.each([
  [95.4, 95],
  [0.2, 1],
  [Number.POSITIVE_INFINITY, null],
])('a video of %d seconds has a length of %s', async (duration, length) => {
  browserThat((video) => {
    Object.defineProperty(video, 'duration', { value: duration });
    video.onloadedmetadata?.(new Event('loadedmetadata'));
  });
  expect(await videoLength(new Blob())).toBe(length);
});

test('a file that the browser cannot read has no length', async () => {
  browserThat((video) => (video.onerror as (event: Event) => void)(new Event('error')));
  expect(await videoLength(new Blob())).toBeNull();
});
