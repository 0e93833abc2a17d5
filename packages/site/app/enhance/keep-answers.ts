type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isKept = (input: Element): input is Input =>
  (input instanceof HTMLInputElement && !['hidden', 'password', 'file', 'submit'].includes(input.type)) ||
  input instanceof HTMLTextAreaElement ||
  input instanceof HTMLSelectElement;

const isToggle = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type);

const keyOf = (name: string): string => `widya:isian:${name}`;

/** Forgets the answers of a form that was taken; the page that says so names it. */
export function forgetAnswers(page: Document): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-forget]'))
    sessionStorage.removeItem(keyOf(dataset.forget ?? ''));
}

/** Keeps the answers of a form in this tab until it is sent and taken, so that neither a reload nor a lost line loses them. */
export function keepAnswers(form: HTMLFormElement, name: string): void {
  const key = keyOf(name);
  const inputs = [...form.elements].filter(isKept);
  const restore = (answers: Readonly<Record<string, string>>): void => {
    for (const input of inputs) {
      const answer = answers[isToggle(input) ? `${input.name}=${input.value}` : input.name];
      if (answer === undefined) continue;
      if (isToggle(input)) input.checked = answer === '1';
      else input.value = answer;
    }
  };
  // What the server sent back with its problems is newer than what was kept.
  if (form.querySelector('[aria-invalid="true"]') === null) restore(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  form.addEventListener('input', () => {
    const entries = inputs.map((input) =>
      isToggle(input) ? [`${input.name}=${input.value}`, input.checked ? '1' : ''] : [input.name, input.value],
    );
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  });
}
