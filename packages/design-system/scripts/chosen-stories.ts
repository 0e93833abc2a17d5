import { join } from 'node:path';
import { builtStories, type StoryEntry } from '../testing/stories.ts';
import { chosenStoryFiles } from './chosen-story-files.ts';

/** Relative to the root of the repository. */
export const PACKAGE = 'packages/design-system';

/** Every built story, or those of the chosen files; an earlier build of Storybook may hold more. */
export function chosenStories(): readonly StoryEntry[] {
  const chosen = chosenStoryFiles();
  return builtStories().filter(({ importPath }) => chosen?.includes(join(PACKAGE, importPath)) ?? true);
}
