import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** A test of a step. */
export interface TestCase {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
  readonly status: 'passed' | 'failed' | 'retried';
  /** Why it failed, or why its first attempt failed. */
  readonly cause: string;
}

type Entry = string | { readonly message?: string; readonly text?: string };

interface TestCaseElement {
  readonly name?: string;
  readonly classname?: string;
  readonly time?: string;
  readonly failure?: readonly Entry[];
  readonly error?: readonly Entry[];
  readonly skipped?: readonly Entry[];
  readonly flakyFailure?: readonly Entry[];
  readonly flakyError?: readonly Entry[];
}

interface SuiteElement {
  readonly testsuite?: readonly SuiteElement[];
  readonly testcase?: readonly TestCaseElement[];
}

const LISTS = new Set(['testsuite', 'testcase', 'failure', 'error', 'skipped', 'flakyFailure', 'flakyError']);
const FORMAT = { ignoreAttributes: false, attributeNamePrefix: '', textNodeName: 'text' };
const parser = new XMLParser({
  ...FORMAT,
  isArray: (name) => LISTS.has(name),
  parseTagValue: false,
  htmlEntities: true,
});

const textOf = (entry: Entry): string =>
  typeof entry === 'string' ? entry : ([entry.text, entry.message].find((text) => text?.trim()) ?? '');

function testCaseOf(element: TestCaseElement): TestCase {
  const skipped = element.skipped?.map(() => 'skipped') ?? [];
  const failures = [...(element.failure ?? []), ...(element.error ?? [])].map(textOf);
  const retried = [...(element.flakyFailure ?? []), ...(element.flakyError ?? [])].map(textOf);
  const broken = [...failures, ...skipped];
  return {
    file: element.classname ?? '',
    title: (element.name ?? '').trim(),
    seconds: Number(element.time ?? 0),
    status: broken.length > 0 ? 'failed' : retried.length > 0 ? 'retried' : 'passed',
    cause: [...broken, ...retried][0]?.trim() ?? '',
  };
}

const casesOf = (suite: SuiteElement): readonly TestCase[] => [
  ...(suite.testcase ?? []).map(testCaseOf),
  ...(suite.testsuite ?? []).flatMap(casesOf),
];

/** Reads the tests of a JUnit report. A skipped test counts as failed, because none are allowed. */
export function readJunit(xml: string): readonly TestCase[] {
  const document = parser.parse(xml) as { testsuites?: SuiteElement } & SuiteElement;
  return casesOf(document.testsuites ?? document);
}

/** Writes the report of a step without single tests as that of one test. */
export function writeJunit(name: string, seconds: number, failure: string | null): string {
  const time = seconds.toFixed(1);
  const testcase = { name, classname: name, time, ...(failure === null ? {} : { failure: { text: failure } }) };
  return new XMLBuilder({ ...FORMAT, format: true }).build({
    testsuites: { testsuite: { name, tests: 1, failures: failure === null ? 0 : 1, time, testcase } },
  });
}
