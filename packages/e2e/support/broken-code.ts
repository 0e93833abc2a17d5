/**
 * Faulty files that a remote might have been published with. Each function breaks one file in one way, so that all code
 * around the fault is the built code.
 */

/** Returns an entry that throws while it is evaluated. */
export const throwingEntry = (): string => "throw new Error('Sengaja: berkas masuk gagal');";

/** When the replaced screen fails: while it is displayed (`render`, `effect`), or when it is clicked. */
export type ScreenFault = 'render' | 'effect' | 'listener' | 'rejection';

const element = (type: string, props: string): string =>
  `({ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: null, props: ${props}, _owner: null, _store: {} })`;

/** Wraps the real screen in an element that handles a click before the elements inside the screen do. */
const pressed = (handler: string): string =>
  `(props) => ${element("'div'", `{ onClickCapture: () => { ${handler} }, children: ${element('real.default', 'props')} }`)}`;

const COMPONENTS: Readonly<Record<ScreenFault, string>> = {
  render: "() => { throw new Error('Sengaja: layar gagal saat digambar'); }",
  // A callback ref runs when the element is committed, as effects of the screen would.
  effect: `() => ${element("'div'", "{ ref: () => { throw new Error('Sengaja: layar gagal sesudah digambar'); } }")}`,
  listener: pressed("throw new Error('Sengaja: layar gagal saat ditekan');"),
  rejection: pressed("Promise.reject(new Error('Sengaja: janji layar ditolak'));"),
};

/**
 * Returns a chunk whose screen is replaced by a component with a fault. The modules of the chunk are the built ones;
 * only their default exports are replaced when the chunk is registered.
 * @param chunkGlobal name of the global array to which the chunks of the remote are pushed.
 */
export function chunkWithThrowingScreen(chunk: string, chunkGlobal: string, fault: ScreenFault): string {
  const component = COMPONENTS[fault];
  return `(() => {
  const chunks = (self[${JSON.stringify(chunkGlobal)}] = self[${JSON.stringify(chunkGlobal)}] || []);
  const push = chunks.push;
  chunks.push = (data) => {
    for (const id of Object.keys(data[1])) {
      const factory = data[1][id];
      data[1][id] = function (module, exported, require) {
        const real = {};
        factory.call(this, module, real, require);
        for (const name of Object.keys(real))
          Object.defineProperty(exported, name, { enumerable: true, get: () => (name === 'default' && typeof real.default === 'function' ? ${component} : real[name]) });
      };
    }
    chunks.push = push;
    return push.call(chunks, data);
  };
})();
${chunk}`;
}

/** Returns a chunk that throws while it is evaluated, before it has registered a module. */
export const throwingChunk = (): string => "throw new Error('Sengaja: berkas layar gagal');";
