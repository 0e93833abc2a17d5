import { expect, it } from '@jest/globals';
import { readJunit, writeJunit } from './junit.ts';

it('reads tests of Jest: passed, failed, skipped, and files that could not be loaded', () => {
  const cases = readJunit(`<?xml version="1.0"?>
    <testsuites name="jest tests"><testsuite name="a">
      <testcase classname="a.test.ts" name=" adds &amp; stays" time="0.5"></testcase>
      <testcase classname="a.test.ts" name="divides" time="1"><failure>Error: 1 &lt; 2\n at a</failure></testcase>
      <testcase classname="a.test.ts" name="waits" time="0"><skipped/></testcase>
    </testsuite><testsuite name="b">
      <testcase classname="Test suite failed to run" name="b.test.ts" time="0"><error>Unexpected token</error></testcase>
    </testsuite></testsuites>`);
  expect(cases.map(({ title, status, cause }) => [title, status, cause])).toEqual([
    ['adds & stays', 'passed', ''],
    ['divides', 'failed', 'Error: 1 < 2\n at a'],
    ['waits', 'failed', 'skipped'],
    ['b.test.ts', 'failed', 'Unexpected token'],
  ]);
  expect(cases[0]).toMatchObject({ file: 'a.test.ts', seconds: 0.5 });
});

it('reads tests of Playwright that passed on a retry', () => {
  const [first, second] = readJunit(`<testsuites><testsuite name="a.spec.ts">
      <testcase classname="a.spec.ts" name="opens" time="2"><flakyFailure message="m" type="T"><stackTrace>x</stackTrace></flakyFailure></testcase>
      <testcase classname="a.spec.ts" name="closes" time="2"><failure message="a.spec.ts:3:1 closes" type="FAILURE"><![CDATA[expected]]></failure></testcase>
    </testsuite></testsuites>`);
  expect(first).toMatchObject({ status: 'retried', cause: 'm' });
  expect(second).toMatchObject({ status: 'failed', cause: 'expected' });
});

it('reads nothing from a report without tests', () => {
  expect(readJunit('<testsuites></testsuites>')).toEqual([]);
  expect(readJunit('<testsuites name="x" tests="0"/>')).toEqual([]);
});

it('writes the report of a step as one test', () => {
  expect(readJunit(writeJunit('types', 1.25, null))).toEqual([
    { file: 'types', title: 'types', seconds: 1.3, status: 'passed', cause: '' },
  ]);
  expect(readJunit(writeJunit('lint', 1, 'a < b'))[0]).toMatchObject({ status: 'failed', cause: 'a < b' });
});
