import { isTestFile, type Sources } from './source-files.ts';

export interface FileViolation {
  readonly file: string;
  readonly line: number;
  readonly rule:
    | 'length'
    | 'length-allowed-in-vain'
    | 'machine-path'
    | 'ignored-type'
    | 'sleep'
    | 'queue-label'
    | 'api-path'
    | 'static-style';
  readonly message: string;
}

/** Longer files need a reason in the list below. */
export const MAX_LINES = 300;

/** Files that may be longer, with the reason. A file that is now shorter must be removed from the list. */
export const LONG_FILES: Readonly<Record<string, string>> = {
  'packages/contract/src/read-shapes.ts': 'generated: a line for each field of the answers',
  'packages/server/src/openapi/recorded-calls.ts': 'generated: an example for each endpoint',
};

// Composed from parts, so that the check does not find it in this file.
const MACHINE_PATH = new RegExp(`['"\`(\\s]/(?:${['work', 'farm', 'root', 'home'].join('|')})/\\w`);
const IGNORED_TYPE = new RegExp(`@ts-${'(?:ignore|expect-error|nocheck)'}|\\bas an${''}y\\b`);
const SLEEP = new RegExp(`waitFor${''}Timeout\\(`);

// A label has up to three words; sentences about the waiting list may use other words.
const QUEUE_LABEL =
  /\b(?:PENDING|pending|queue): (?:\{ label: )?'(?!dalam antrean')(?:\w+ )?(?:antre|tunggu)\w*(?: \w+)?'/i;

const BROWSER_CODE = /^(?:packages\/(?:api-client|remote-kit|record-kit)\/src|shell|mf-[^/]+)\//;

// Allows paths in comments, and the general type `/v1/${string}`.
const API_PATH = /^(?!\s*(?:\/?\*|\/\/)).*['"`]\/v[12]\/(?!\$\{string\})/;

/** Browser code that may contain API paths, with the reason. */
const API_PATH_FILES: Readonly<Record<string, string>> = {
  'shell/src/boot/boot.ts': 'it is part of the page and would carry the facts of every account endpoint',
};

const DESIGN_SYSTEM = 'packages/design-system/';
const STYLED_CODE = /^(?:packages\/(?:design-system|record-kit)\/src|shell|mf-[^/]+)\/.*\.tsx$/;

const FIXED_STYLE = /\bstyle=\{\{[^}]*\b\w+: (?:'[^']*'|-?[\d.]+)[,\s}]/g;
// Screens may compute values only in templates or as CSS variables; the design system may compute them in any way.
const STYLE_WITHOUT_TEMPLATE = /\bstyle=\{\{(?!.*(?:\$\{|['"]--))/g;

const staticStyles = (file: string, source: string): ReadonlySet<number> =>
  new Set(
    [FIXED_STYLE, ...(file.startsWith(DESIGN_SYSTEM) ? [] : [STYLE_WITHOUT_TEMPLATE])].flatMap((pattern) =>
      [...source.matchAll(pattern)].map(({ index }) => index),
    ),
  );

/** Screens that may contain static styles, with the reason. */
const STATIC_STYLE_FILES: Readonly<Record<string, string>> = {
  'shell/src/start/product.tsx': 'its wrapper has no box to which tokens could apply',
};

const mayWriteStaticStyles = (file: string): boolean =>
  !STYLED_CODE.test(file) || isTestFile(file) || file in STATIC_STYLE_FILES;

const mayWriteApiPaths = (file: string): boolean =>
  !BROWSER_CODE.test(file) || isTestFile(file) || file in API_PATH_FILES;

/** Checks rules about the text of files. */
export function fileViolations(sources: Sources, allowed = LONG_FILES): readonly FileViolation[] {
  const violations: FileViolation[] = [];
  for (const [file, source] of sources) {
    const lines = source.split('\n');
    const length = source.endsWith('\n') ? lines.length - 1 : lines.length;
    if (length > MAX_LINES && !isTestFile(file) && !(file in allowed))
      violations.push({
        file,
        line: length,
        rule: 'length',
        message: `${length} lines; split it, or give a reason in LONG_FILES`,
      });
    if (length <= MAX_LINES && file in allowed)
      violations.push({
        file,
        line: 1,
        rule: 'length-allowed-in-vain',
        message: 'short enough now; take it out of LONG_FILES',
      });
    for (const [index, line] of lines.entries()) {
      const at = { file, line: index + 1 };
      if (MACHINE_PATH.test(line)) violations.push({ ...at, rule: 'machine-path', message: 'a path of one machine' });
      if (IGNORED_TYPE.test(line))
        violations.push({ ...at, rule: 'ignored-type', message: 'types are not silenced here' });
      if (QUEUE_LABEL.test(line))
        violations.push({
          ...at,
          rule: 'queue-label',
          message: "PENDING is called STATUS_LABELS.PENDING, 'Dalam antrean'",
        });
      if (API_PATH.test(line) && !mayWriteApiPaths(file))
        violations.push({ ...at, rule: 'api-path', message: 'take the path from its endpoint in the contract' });
      if (SLEEP.test(line))
        violations.push({ ...at, rule: 'sleep', message: 'wait for what is expected, not for time' });
    }
    for (const index of mayWriteStaticStyles(file) ? [] : staticStyles(file, source))
      violations.push({
        file,
        line: source.slice(0, index).split('\n').length,
        rule: 'static-style',
        message: 'use tokens: props of the design system or styled()',
      });
  }
  return violations;
}
