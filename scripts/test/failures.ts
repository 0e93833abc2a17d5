/** Names of what failed in a run, so that the end of a long log says it once more. */

import { isUnsteady } from './counts.ts';

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

export interface VitestFiles {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Tests of Vitest that passed at a second attempt only, each with the first line of what failed at first. */
export const unsteadyOfVitest = ({ testResults }: VitestFiles): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isUnsteady)
      .map(({ fullName, failureMessages = [] }) => `${name} › ${fullName}: ${firstLine(failureMessages[0] ?? '')}`),
  );

/** Tests of Vitest that did not pass, each with the first line of its cause, and files that could not be read. */
export const failuresOfVitest = ({ testResults }: VitestFiles): readonly string[] =>
  testResults.flatMap(({ name, message = '', assertionResults }) =>
    assertionResults.length === 0
      ? [`${name}: ${firstLine(message)}`]
      : assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(
            ({ fullName, status, failureMessages = [] }) =>
              `${name} › ${fullName}: ${firstLine(failureMessages[0] ?? status)}`,
          ),
  );

interface PlaywrightSpec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}

export interface PlaywrightFiles {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const placeOf = ({ file, line, title }: PlaywrightSpec): string => `${file}:${line} › ${title}`;

/** Tests of Playwright that passed at a second attempt only. */
export const unsteadyOfPlaywright = ({ suites }: PlaywrightFiles): readonly string[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(placeOf);

/** Tests of Playwright that did not pass, and errors outside any test. */
export const failuresOfPlaywright = ({ suites, errors }: PlaywrightFiles): readonly string[] => [
  ...errors.map(({ message = 'an error outside any test' }) => firstLine(message)),
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(placeOf),
];

/** The last lines of a program that counts nothing. */
export const endOf = (output: string, lines = 12): readonly string[] =>
  output
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-lines);
