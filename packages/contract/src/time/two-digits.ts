/** Pads a number to two digits: `07`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
