import { ChooseClass } from './choose-class.tsx';
import { MatchDrawer } from './match-drawer.tsx';

interface MatchPanelProps {
  /** Undefined until a class is chosen. */
  readonly code: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Forms are matched class by class: which one is asked first. */
export function MatchPanel({ code, onCode, onClose }: MatchPanelProps) {
  return code ? <MatchDrawer code={code} onClose={onClose} /> : <ChooseClass onChoose={onCode} onClose={onClose} />;
}
