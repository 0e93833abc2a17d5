type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isInput = (target: EventTarget | null): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** What is wrong with an input, in Indonesian; empty when nothing is. A field may bring its own sentence. */
function problemOf(input: Input): string {
  const { validity, dataset } = input;
  if (validity.valid) return '';
  if (validity.valueMissing) return dataset.missing ?? 'Bagian ini wajib diisi';
  return dataset.wrong ?? (input.type === 'email' ? 'Format email tidak valid' : 'Isian ini belum sesuai');
}

/** The inputs that one answer belongs to: all of a group of choices. */
const peersOf = (input: Input): Input[] =>
  [...(input.form?.elements ?? [])].filter((peer): peer is Input => isInput(peer) && peer.name === input.name);

function showProblem(input: Input, problem: string): void {
  const id = `${input.name}-problem`;
  const field = input.closest('.field');
  const shown = field?.querySelector('.problem');
  for (const peer of peersOf(input)) peer.toggleAttribute('aria-invalid', false);
  if (problem === '') {
    shown?.remove();
    return;
  }
  input.setAttribute('aria-invalid', 'true');
  const place = shown ?? document.createElement('p');
  place.id = id;
  place.className = 'problem';
  place.textContent = problem;
  if (!shown) (field?.matches('fieldset') ? field.lastElementChild : input)?.after(place);
  const described = new Set((input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  input.setAttribute('aria-describedby', [...described.add(id)].join(' '));
}

/** Shows at each field what is wrong with it, when it is left and when the form is sent. */
export function validateInline(form: HTMLFormElement): void {
  form.noValidate = true;
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A sentence that came or went under the finger would move the button away that is being pressed.
    if (relatedTarget instanceof HTMLButtonElement || !isInput(target) || target.name === '' || target.value === '')
      return;
    // What the server said stays until something else is typed.
    const problem = problemOf(target);
    if (problem !== '') showProblem(target, problem);
  });
  form.addEventListener('input', ({ target }) => {
    // At once, not when it is left: what moves then would move away under the finger that is about to press.
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
