import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { useLoaded } from '../../start/use-loaded.ts';
import type { SecondFactorStepProps } from './second-factor-step.tsx';
import { stepTexts as texts } from './texts.ts';

const loadStep = () =>
  import(/* webpackChunkName: "second-factor" */ './second-factor-step.tsx').then(
    ({ SecondFactorStep }) => SecondFactorStep,
  );

/** Shows the second step once its code has loaded; most sign-ins do not need it. */
export function LazySecondFactorStep(props: SecondFactorStepProps) {
  const [step, reload] = useLoaded(loadStep);
  if (step.status === 'loading') return null;
  if (step.status === 'failed')
    return (
      <Banner tone="error" actions={<Button onClick={() => void reload()}>{texts.again}</Button>}>
        {texts.notLoaded}
      </Banner>
    );
  const Step = step.value;
  return <Step {...props} />;
}
