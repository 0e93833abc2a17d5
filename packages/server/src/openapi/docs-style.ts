/** Styles of the documentation page; served as a file because the CSP allows no inline style. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; margin: 1rem 0; padding: .75rem 1rem; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
.access { opacity: .8; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
pre { overflow-x: auto; font-size: .85rem; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
`;
