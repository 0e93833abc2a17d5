import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

interface SourceType {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly SourceType[];
}

interface SourceProp {
  required?: boolean;
  description?: string;
  tsType?: SourceType;
  defaultValue?: { value: string };
}

interface SourceInfo {
  displayName?: string;
  props?: Readonly<Record<string, SourceProp>>;
}

type Control = 'select' | 'boolean' | 'number' | 'text' | false;

/** Descriptions of args that the component passes to its HTML element. */
const OF_ELEMENT: Readonly<Record<string, string>> = {
  'aria-label': 'Name for screen readers where no label is visible.',
  autoComplete: 'What browsers may fill in.',
  children: 'Its content.',
  defaultChecked: 'Whether it is on at first, where no form holds the state.',
  defaultValue: 'Content at first, where no form holds the state.',
  disabled: 'Cannot be used or focused.',
  placeholder: 'Shown while it is empty; never in place of a label.',
  readOnly: 'Can be read and copied, not changed.',
  rows: 'Number of visible lines.',
  to: 'Path of the screen it links to.',
  type: 'Type of the HTML element.',
};

/** Props of type ReactNode that stories fill with text; others hold elements, which no control can edit. */
const TEXT_NODES = new Set(['children', 'label', 'title', 'description', 'help', 'context']);

const sourceInfoOf = (component: unknown): SourceInfo =>
  (component as { __docgenInfo?: SourceInfo } | undefined)?.__docgenInfo ?? {};

/** The members of a union without `undefined` and `null`, since every optional prop is declared with `| undefined`. */
function membersOf(type: SourceType): readonly SourceType[] {
  if (type.name !== 'union') return ['undefined', 'null'].includes(type.name) ? [] : [type];
  return (type.elements ?? []).flatMap(membersOf);
}

const literalOf = ({ value = '' }: SourceType): string | number => {
  const quoted = /^'(.*)'$|^"(.*)"$/.exec(value);
  return quoted ? (quoted[1] ?? quoted[2] ?? '') : Number(value);
};

function controlOf(name: string, members: readonly SourceType[]): Control {
  if (members.length > 0 && members.every((member) => member.name === 'literal')) return 'select';
  const [only, ...others] = members;
  if (only === undefined || others.length > 0) return false;
  if (only.name === 'boolean' || only.name === 'number') return only.name;
  return only.name === 'string' || (only.name === 'ReactNode' && TEXT_NODES.has(name)) ? 'text' : false;
}

const withoutUndefined = (text: string): string => text.replace(/\s*\|\s*undefined\b/g, '').replace(/^\((.*)\)$/, '$1');

function summaryOf(type: SourceType | undefined, members: readonly SourceType[]): string {
  if (members.length > 0 && members.every(({ name }) => name === 'literal'))
    return members.map(({ value }) => value).join(' | ');
  return withoutUndefined(type?.raw ?? type?.name ?? 'unknown');
}

/** Describes the props of a component from its source: the type of a prop determines its control. */
export function argTypesOf(component: unknown): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(sourceInfoOf(component).props ?? {}).map(([name, prop]) => {
      const members = prop.tsType ? membersOf(prop.tsType) : [];
      const control = controlOf(name, members);
      return [
        name,
        {
          name,
          description: prop.description || (OF_ELEMENT[name] ?? ''),
          type: { name: 'other', value: '', required: prop.required ?? false },
          control: control === false ? false : { type: control },
          ...(control === 'select' ? { options: members.map(literalOf) } : {}),
          table: {
            type: { summary: summaryOf(prop.tsType, members) },
            ...(prop.defaultValue ? { defaultValue: { summary: prop.defaultValue.value } } : {}),
          },
        },
      ];
    }),
  );
}

/** Descriptions of args that an example adds around a component, such as the field of an input. */
const OF_EXAMPLE: Readonly<Record<string, string>> = {
  error: 'Error of the field around it.',
};

const isRecord = (value: unknown): boolean => ['object', 'function'].includes(typeof value) && value !== null;

/**
 * Args that the source does not describe. Storybook infers their controls from the values of stories; records are not
 * editable as JSON.
 */
function withoutSource(argTypes: StrictArgTypes, args: Readonly<Record<string, unknown>>): StrictArgTypes {
  return Object.fromEntries(
    Object.keys({ ...args, ...argTypes }).map((name) => {
      const described: Partial<StrictArgTypes[string]> = argTypes[name] ?? {};
      const description = described.description || (OF_EXAMPLE[name] ?? OF_ELEMENT[name] ?? '');
      const control = isRecord(args[name]) && !described.control ? { control: { disable: true } } : {};
      return [name, { ...described, ...control, name, description }];
    }),
  );
}

/**
 * Controls of stories that wrap a component in an example and pass their args to it; `parameters.argsOf` names the
 * component.
 */
export const argTypesOfExample: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => ({
  ...withoutSource(argTypes, initialArgs),
  ...(parameters.argsOf ? argTypesOf(parameters.argsOf) : {}),
});
