import { Badge, type BadgeTone } from '@widya/design-system/badge';
import { styled } from '@widya/design-system/styled';
import type { LoadPhases } from '../federation/phases.ts';
import type { ScreenState, ScreenStatus } from '../federation/screen-state.ts';
import { diagnosisTexts } from './texts.ts';

const Scroll = styled('div', { base: { overflowX: 'auto', borderTop: '1px solid', borderColor: 'border.subtle' } });
const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': {
      textAlign: 'start',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      bg: 'bg.head',
      whiteSpace: 'nowrap',
    },
    '& th, & td': { padding: '8px 16px', borderBottom: '1px solid', borderColor: 'border.subtle' },
    '& tr:last-child td': { borderBottom: 0 },
    '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
const Detail = styled('p', {
  base: { fontSize: 'sm', color: 'danger.text', overflowWrap: 'anywhere', maxWidth: '46ch' },
});

const TONES: Readonly<Record<ScreenState['status'], BadgeTone>> = {
  idle: 'neutral',
  loading: 'info',
  ready: 'ok',
  degraded: 'warn',
  failed: 'error',
};
const PHASES: readonly (keyof LoadPhases)[] = ['entry', 'connect', 'chunk', 'evaluate', 'total'];

export interface ScreenTableProps {
  /** Name of the area of the screens. */
  readonly area: string;
  readonly screens: readonly ScreenStatus[];
}

/** Screens of a remote: state, duration of each loading phase, and the last error. */
export function ScreenTable({ area, screens }: ScreenTableProps) {
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    <Scroll tabIndex={0} role="region" aria-label={`${diagnosisTexts.screen} ${area}`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{diagnosisTexts.screen}</th>
            <th scope="col">{diagnosisTexts.state}</th>
            {PHASES.map((phase) => (
              <th key={phase} scope="col" data-figure="">
                {diagnosisTexts.phases[phase]}
              </th>
            ))}
            <th scope="col">{diagnosisTexts.lastError}</th>
          </tr>
        </thead>
        <tbody>
          {screens.map(({ screen, state, phases, lastFailure }) => (
            <tr key={screen}>
              <td>{screen}</td>
              <td>
                <Badge tone={TONES[state.status]}>{diagnosisTexts.states[state.status]}</Badge>
              </td>
              {PHASES.map((phase) => (
                <td key={phase} data-figure="">
                  {diagnosisTexts.milliseconds(phases[phase])}
                </td>
              ))}
              <td>
                {lastFailure ? (
                  <Detail>
                    {lastFailure.failure} · {lastFailure.incidentId} · {lastFailure.detail}
                  </Detail>
                ) : (
                  diagnosisTexts.none
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
