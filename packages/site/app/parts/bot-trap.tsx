/** Name of the honeypot field, which is invisible to people. */
export const BOT_TRAP = 'situs_web';

/** Honeypot field: the API accepts a form that fills it without storing anything. */
export function BotTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={BOT_TRAP}>Situs web</label>
      <input id={BOT_TRAP} name={BOT_TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
