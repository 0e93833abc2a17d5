/**
 * Code that a remote might have been published with. Each takes the file as it was built and breaks it in one way, so that everything
 * around the fault is the real thing.
 */

/** An entry that throws while it is read. */
export const throwingEntry = (): string => "throw new Error('Sengaja: berkas masuk gagal');";

/** What the replaced screen does: instead of showing itself, or when it is pressed. */
export type ScreenFault = 'render' | 'effect' | 'listener' | 'rejection';

const element = (type: string, props: string): string =>
  `({ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: null, props: ${props}, _owner: null, _store: {} })`;

/** Around the real screen, which is pressed before what is inside of it. */
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
 * A chunk whose screen is replaced by a component with a fault. The modules of the chunk are the built ones; only their default
 * exports are exchanged while they are registered.
 * @param chunkGlobal name of the array through which the chunks of the remote arrive.
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

/** A chunk that throws while it is read, before it has registered anything. */
export const throwingChunk = (): string => "throw new Error('Sengaja: berkas layar gagal');";
