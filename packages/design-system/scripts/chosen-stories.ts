import { join } from 'node:path';
import { builtStories, type StoryEntry } from '../testing/stories.ts';
import { chosenStoryFiles } from './chosen-story-files.ts';

/** Relative to the root of the repository. */
export const PACKAGE_FOLDER = 'packages/design-system';

/**
 * The built stories of the files in `STORY_FILES`; all without that variable. Filters, because the build may be an
 * earlier one with more stories.
 */
export function chosenStories(): readonly StoryEntry[] {
  const chosen = chosenStoryFiles();
  return builtStories().filter(({ importPath }) => chosen?.includes(join(PACKAGE_FOLDER, importPath)) ?? true);
}
