declare module 'virtual:used-by' {
  /** Screens by the name under which they import a component; `title` is that of their stories. */
  const usedBy: Readonly<Record<string, readonly { name: string; title: string | null }[]>>;
  export default usedBy;
}
