import { Banner } from '@widya/design-system/banner';
import { styled } from '@widya/design-system/styled';
import type { FormProblem as Problem } from './form-failure.ts';
import { profileTexts } from './texts.ts';

const Id = styled('p', { base: { fontSize: 'sm', marginTop: '1' } });

/** The problem of a form as a whole. */
export function FormProblem({ problem }: { readonly problem: Pick<Problem<string>, 'message' | 'requestId'> | null }) {
  if (!problem?.message) return null;
  return (
    <Banner tone="error">
      {problem.message}
      {problem.requestId ? <Id>{profileTexts.requestId(problem.requestId)}</Id> : null}
    </Banner>
  );
}
