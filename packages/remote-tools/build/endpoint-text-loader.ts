/** Of a declaration of an endpoint, what only the API's documentation reads. */
const TEXTS = /^ {2}(?:summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|tag(?:: '[^']*')?),\n/gm;

/**
 * Removes summaries and tags from declarations of endpoints, a hundredth of what a list downloads before its rows.
 * @param source a file of the contract, as Biome formats it.
 */
export default function withoutEndpointTexts(source: string): string {
  return source.includes(': Endpoint<') ? source.replace(TEXTS, '') : source;
}
