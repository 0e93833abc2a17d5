declare module 'virtual:used-by' {
  /** Screens by the name of the component they import; `title` is that of their stories. */
  const usedBy: Readonly<Record<string, readonly { name: string; title: string | null }[]>>;
  export default usedBy;
}
