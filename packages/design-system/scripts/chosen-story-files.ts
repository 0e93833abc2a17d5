/** The story files in `STORY_FILES`, one per line, relative to the root of the repository; null for all. */
export const chosenStoryFiles = (): readonly string[] | null =>
  process.env.STORY_FILES?.split('\n').filter(Boolean) ?? null;
