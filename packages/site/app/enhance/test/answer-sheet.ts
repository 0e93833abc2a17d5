import type { Draft } from './drafts.ts';
import { type QuestionState, stateOf } from './tally.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

const isAnswer = (input: Element): input is Input =>
  (input instanceof HTMLInputElement && (input.type === 'radio' || input.type === 'text')) ||
  input instanceof HTMLTextAreaElement;

const isChosen = (input: Input): boolean => input.type !== 'radio' || (input as HTMLInputElement).checked;

/** The questions of the form and their answers. */
export class AnswerSheet {
  readonly questions: readonly HTMLElement[];
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.questions = [...form.querySelectorAll<HTMLElement>('[data-question]')];
  }

  #inputs(within: ParentNode): Input[] {
    return [...within.querySelectorAll('input, textarea')].filter(isAnswer);
  }

  #doubt(index: number): HTMLInputElement | null {
    return this.questions[index]?.querySelector<HTMLInputElement>('[data-doubt]') ?? null;
  }

  get states(): { isAnswered: boolean; isDoubted: boolean; state: QuestionState }[] {
    return this.questions.map((question, index) => {
      const isAnswered = this.#inputs(question).some((input) => isChosen(input) && input.value.trim() !== '');
      const isDoubted = this.#doubt(index)?.checked ?? false;
      return { isAnswered, isDoubted, state: stateOf({ isAnswered, isDoubted }) };
    });
  }

  /** The state to store on the device. @param index of the displayed question */
  draft(index: number): Draft {
    const answers = this.#inputs(this.#form)
      .filter((input) => isChosen(input) && input.value !== '')
      .map((input) => [input.name, input.value]);
    const doubts = this.questions.flatMap((_, index) => (this.#doubt(index)?.checked ? [index] : []));
    return { answers: Object.fromEntries(answers), doubts, place: index, at: Date.now() };
  }

  restore({ answers, doubts }: Draft): void {
    for (const input of this.#inputs(this.#form)) {
      const answer = answers[input.name];
      if (answer === undefined) continue;
      if (input.type === 'radio') (input as HTMLInputElement).checked = input.value === answer;
      else input.value = answer;
    }
    for (const index of doubts) {
      const doubt = this.#doubt(index);
      if (doubt) doubt.checked = true;
    }
  }
}
