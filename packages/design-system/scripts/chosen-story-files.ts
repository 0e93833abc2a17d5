/** The story files that `STORY_FILES` names, one a line, from the root of the repository; null for all. */
export const chosenStoryFiles = (): readonly string[] | null =>
  process.env.STORY_FILES?.split('\n').filter(Boolean) ?? null;
