import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedStories, type PreviewStats } from './affected-stories.ts';
import { builtStories, STATIC_DIR, type StoryEntry } from './stories.ts';

/** Every story, or those that the files named in `CHANGED_FILES` (one a line, from the root of the repository) can affect. */
export function chosenStories(): readonly StoryEntry[] {
  const changed = process.env.CHANGED_FILES?.split('\n').filter(Boolean);
  if (!changed) return builtStories();
  const stats = JSON.parse(readFileSync(join(STATIC_DIR, 'preview-stats.json'), 'utf8')) as PreviewStats;
  return affectedStories(stats, builtStories(), changed);
}
