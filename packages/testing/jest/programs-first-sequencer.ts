import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** Tests of scripts start whole programs, so they take longest whatever their size. */
const startsPrograms = ({ path }: Tests[number]): boolean => /[\\/]scripts[\\/]/.test(path);

/** Without times of former runs Jest starts with the largest files and would leave the longest tests to one worker at the end. */
export default class ProgramsFirstSequencer extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return [...sorted.filter(startsPrograms), ...sorted.filter((test) => !startsPrograms(test))];
  }
}
