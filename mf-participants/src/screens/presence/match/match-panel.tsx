import { ChooseClass } from './choose-class.tsx';
import { MatchDrawer } from './match-drawer.tsx';

interface MatchPanelProps {
  /** Undefined until a class is chosen. */
  readonly code: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Matches forms of one class, which is chosen first. */
export function MatchPanel({ code, onCode, onClose }: MatchPanelProps) {
  return code ? <MatchDrawer code={code} onClose={onClose} /> : <ChooseClass onChoose={onCode} onClose={onClose} />;
}
