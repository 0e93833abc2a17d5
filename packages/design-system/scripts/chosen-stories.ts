import { join } from 'node:path';
import { builtStories, type StoryEntry } from './stories.ts';

const PACKAGE = 'packages/design-system';

/** Every story, or those of the story files named in `STORY_FILES` (one a line, from the root of the repository). */
export function chosenStories(): readonly StoryEntry[] {
  const chosen = process.env.STORY_FILES?.split('\n').filter(Boolean);
  if (!chosen) return builtStories();
  return builtStories().filter(({ importPath }) => chosen.includes(join(PACKAGE, importPath)));
}
