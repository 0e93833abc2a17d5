import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const THREE_SECONDS = fileURLToPath(new URL('../../design-system/testing/files/three-seconds.mp4', import.meta.url));

/** Returns a playable video, enlarged by a box that players ignore (`free`, ISO/IEC 14496-12). */
export async function largeVideo(bytes: number): Promise<Buffer> {
  const video = await readFile(THREE_SECONDS);
  const padding = Buffer.alloc(bytes - video.length);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4, 'latin1');
  return Buffer.concat([video, padding]);
}
