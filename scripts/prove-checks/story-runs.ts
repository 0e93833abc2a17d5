import { type Proof, type Prove, runStep } from './proof.ts';

const DESIGN_SYSTEM = 'packages/design-system';
const FAULTY = `${DESIGN_SYSTEM}/src/proof.stories.tsx`;
const DRAWN = `${DESIGN_SYSTEM}/src/actions/button.stories.tsx`;

const STORIES = `export default { title: 'Proof', tags: ['no-picture'] };
export const Nameless = { render: () => <button type="button" /> };
export const PaleInLight = { render: () => <p style={{ color: '#e8e8e8' }}>Teks</p> };
export const DeepInDark = { render: () => <p style={{ color: '#202020' }}>Teks</p> };
export const Logged = { render: () => { console.error('proof'); return <p>Teks</p>; } };
export const Played = { render: () => <p>Teks</p>, play: () => { throw new Error('proof'); } };
`;
/** Story, fault, and the check that must report it. */
const FAULTS = [
  ['proof--nameless', 'a button without a name', 'axe light'],
  ['proof--pale-in-light', 'a colour that light mode makes unreadable', 'axe light'],
  ['proof--deep-in-dark', 'a colour that dark mode makes unreadable', 'axe dark'],
  ['proof--logged', 'an error of the console', 'no errors'],
  ['proof--played', 'a play function that throws', 'The story did not render'],
  ['actions-button--primary', 'another picture in light', 'picture light'],
  ['actions-button--primary', 'another picture in dark', 'picture dark'],
] as const;

/** The sections of a failure output, one per story. */
const sectionsOf = (output: string): readonly string[] => output.split(/\n\s+\d+\) /).slice(1);

/** Faults that a visit to a story must find: in rendering, axe in both modes, pictures and the console. */
export const proveStories: Prove = (copy) => {
  copy.write(FAULTY, STORIES);
  const restore = copy.edit(DRAWN, "args: { children: 'Simpan' }", "args: { children: 'Simpen' }");
  const built = runStep(copy, 'stories-build', [FAULTY, DRAWN]);
  if (built.failed) throw new Error(built.output);
  const { failed, output } = runStep(copy, 'stories', [FAULTY, DRAWN]);
  restore();
  copy.remove(FAULTY);
  return FAULTS.map(([story, fault, check]): Proof => {
    const isNamed = sectionsOf(output).some((text) => text.includes(`› ${story} `) && text.includes(check));
    return { check: 'stories', fault, failed: failed && isNamed };
  });
};

/** A fault because of which Storybook cannot be built. */
export const proveStoriesBuild: Prove = (copy) => {
  copy.write(FAULTY, `import './gone.ts';\n${STORIES}`);
  const { failed, output } = runStep(copy, 'stories-build', [FAULTY]);
  copy.remove(FAULTY);
  return [{ check: 'stories-build', fault: 'a broken import', failed: failed && output.includes('gone.ts') }];
};
