/** The shell commands of a document: its blocks marked `sh run`, in their order. */
export function commandsOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^( *)```sh run\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', block = '']) =>
    block
      .split('\n')
      .map((line) => line.slice(indent.length))
      .join('\n'),
  );
}
