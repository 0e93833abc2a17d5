/** Field of the trap for programs that fill in every field; people never see it. */
export const BOT_TRAP = 'situs_web';

/** The trap for programs; the API takes a form with something in it without writing anything. */
export function BotTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={BOT_TRAP}>Situs web</label>
      <input id={BOT_TRAP} name={BOT_TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
