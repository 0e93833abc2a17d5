import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** True for tests of scripts, which take longest whatever their size, because they start whole programs. */
const startsPrograms = ({ path }: Tests[number]): boolean => /[\\/]scripts[\\/]/.test(path);

/**
 * Runs the tests that start programs first. Without times of earlier runs Jest starts with the largest files, so one
 * worker would run the longest tests at the end.
 */
export default class ProgramsFirstSequencer extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return [...sorted.filter(startsPrograms), ...sorted.filter((test) => !startsPrograms(test))];
  }
}
