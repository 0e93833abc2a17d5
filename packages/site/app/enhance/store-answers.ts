type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isStorable = (input: Element): input is Input =>
  (input instanceof HTMLInputElement && !['hidden', 'password', 'file', 'submit'].includes(input.type)) ||
  input instanceof HTMLTextAreaElement ||
  input instanceof HTMLSelectElement;

const isToggle = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type);

const keyOf = (name: string): string => `widya:isian:${name}`;

/** Removes the stored answers of a form that was accepted, which the page names. */
export function forgetAnswers(page: Document): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-forget]'))
    sessionStorage.removeItem(keyOf(dataset.forget ?? ''));
}

/**
 * Stores the answers of a form in this tab until it is accepted, so that a reload or a lost connection does not lose
 * them.
 */
export function storeAnswers(form: HTMLFormElement, name: string): void {
  const key = keyOf(name);
  const inputs = [...form.elements].filter(isStorable);
  const restore = (answers: Readonly<Record<string, string>>): void => {
    for (const input of inputs) {
      const answer = answers[isToggle(input) ? `${input.name}=${input.value}` : input.name];
      if (answer === undefined) continue;
      if (isToggle(input)) input.checked = answer === '1';
      else input.value = answer;
    }
  };
  // Values that the server returned with its errors are newer than stored ones.
  if (form.querySelector('[aria-invalid="true"]') === null) restore(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  form.addEventListener('input', () => {
    const entries = inputs.map((input) =>
      isToggle(input) ? [`${input.name}=${input.value}`, input.checked ? '1' : ''] : [input.name, input.value],
    );
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  });
}
