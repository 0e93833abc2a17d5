/** Dragging brings an engine along, which no list needs before somebody orders it. */
export const loadOrderEditor = () => import('./order-editor.tsx').then(({ OrderEditor }) => OrderEditor);
