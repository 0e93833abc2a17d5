import { providedModules } from 'widya-provided-modules';
import { resetOverrides } from '../federation/reset-overrides.ts';
import { useRemoteStates } from '../federation/use-federation.ts';
import { DiagnosisView } from './diagnosis-view.tsx';
import { sharedPackages } from './report.ts';

const shared = sharedPackages(providedModules);

/** Shows the current state of all remotes. */
export function DiagnosisScreen() {
  return (
    <DiagnosisView
      shellVersion={process.env.WIDYA_SHELL_VERSION ?? 'dev'}
      remotes={useRemoteStates()}
      shared={shared}
      onReset={resetOverrides}
    />
  );
}
