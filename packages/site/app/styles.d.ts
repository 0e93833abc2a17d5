declare module '*.css';
declare module 'virtual:tokens.css';
/** An SVG file as a data address. */
declare module '*.svg?inline' {
  const address: string;
  export default address;
}
