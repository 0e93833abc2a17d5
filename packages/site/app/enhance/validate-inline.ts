type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isInput = (target: EventTarget | null): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The error of an input in Indonesian; empty when it is valid. A field may provide its own message. */
function problemOf(input: Input): string {
  const { validity, dataset } = input;
  if (validity.valid) return '';
  if (validity.valueMissing) return dataset.missing ?? 'Bagian ini wajib diisi';
  return dataset.wrong ?? (input.type === 'email' ? 'Format email tidak valid' : 'Isian ini belum sesuai');
}

/** The inputs of one answer: all options of a group of choices. */
const peersOf = (input: Input): Input[] =>
  [...(input.form?.elements ?? [])].filter((peer): peer is Input => isInput(peer) && peer.name === input.name);

function showProblem(input: Input, problem: string): void {
  const id = `${input.name}-problem`;
  const field = input.closest('.field');
  const existing = field?.querySelector('.problem');
  for (const peer of peersOf(input)) peer.toggleAttribute('aria-invalid', false);
  if (problem === '') {
    existing?.remove();
    return;
  }
  input.setAttribute('aria-invalid', 'true');
  const message = existing ?? document.createElement('p');
  message.id = id;
  message.className = 'problem';
  message.textContent = problem;
  if (!existing) (field?.matches('fieldset') ? field.lastElementChild : input)?.after(message);
  const described = new Set((input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  input.setAttribute('aria-describedby', [...described.add(id)].join(' '));
}

/** Shows errors at the fields, on blur and when the form is sent. */
export function validateInline(form: HTMLFormElement): void {
  form.noValidate = true;
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Not when a button is being pressed, because an appearing message would move it.
    if (relatedTarget instanceof HTMLButtonElement || !isInput(target) || target.name === '' || target.value === '')
      return;
    // The server's message stays until the input changes.
    const problem = problemOf(target);
    if (problem !== '') showProblem(target, problem);
  });
  form.addEventListener('input', ({ target }) => {
    // Validates on input instead of on blur, so that nothing moves while a button is being pressed.
    if (isInput(target) && peersOf(target).some((peer) => peer.getAttribute('aria-invalid') === 'true'))
      showProblem(target, problemOf(target));
  });
  form.addEventListener('submit', (event) => {
    if (event.submitter?.hasAttribute('formnovalidate')) return;
    const wrong = [...form.elements].filter((input): input is Input => isInput(input) && problemOf(input) !== '');
    for (const input of wrong) showProblem(input, problemOf(input));
    if (wrong.length === 0) return;
    event.preventDefault();
    wrong[0]?.focus();
  });
}
