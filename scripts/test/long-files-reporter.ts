interface TestFile {
  readonly path: string;
}

const MINUTES = 10;

/**
 * Names each test file that has run for ten minutes, because a run that is stopped for its silence names none.
 * @public Loaded by Jest.
 */
export default class LongFilesReporter {
  readonly #timers = new Map<string, NodeJS.Timeout>();

  onTestFileStart({ path }: TestFile): void {
    const timer = setTimeout(() => console.log(`Running for ${MINUTES} minutes: ${path}`), MINUTES * 60_000);
    this.#timers.set(path, timer.unref());
  }

  onTestFileResult({ path }: TestFile): void {
    clearTimeout(this.#timers.get(path));
    this.#timers.delete(path);
  }
}
