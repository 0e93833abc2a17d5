/** Two initials for an avatar: `Ratna Prameswari` → `RP`, ignoring titles and empty words. `?` without letters. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '')
    .replace(/,.*$/, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !/^(dr|drs|dra|prof|ir|h|hj|kh|st)\.$/i.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('id') || '?';
}

/** At most `max` characters with an ellipsis, truncated at a nearby word boundary. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Formats `+628123456…`, `62812…` or `0812…` as `0812-3456-7890`; other texts stay unchanged. */
export function formatPhone(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/[^\d+]/g, '').replace(/^(\+?62)/, '0');
  if (!/^08\d{7,12}$/.test(digits)) return phone ?? '';
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].filter(Boolean).join('-');
}
