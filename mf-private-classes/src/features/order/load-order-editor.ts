/** Loaded on demand, because the engine for dragging is only needed for ordering. */
export const loadOrderEditor = () => import('./order-editor.tsx').then(({ OrderEditor }) => OrderEditor);
