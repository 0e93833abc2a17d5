import { type DragControls, LazyMotion, MotionConfig, useDragControls } from 'framer-motion';
import { Reorder } from 'framer-motion/m';
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { styled } from '../theme/styled.ts';

type RowId = string | number;

interface Dragging {
  readonly id: RowId;
  readonly controls: DragControls;
}

interface DragOfRows {
  readonly dragged: RowId | null;
  readonly start: (dragging: Dragging) => void;
  readonly end: () => void;
}

const DragContext = createContext<DragOfRows>({ dragged: null, start: () => {}, end: () => {} });

const features = async () => {
  // If the module cannot be loaded, rows are moved by their buttons only.
  const engine = await import(/* webpackChunkName: "reorder" */ './reorder-engine.ts').catch(() => null);
  return engine?.domMax ?? new Promise<never>(() => undefined);
};

interface GroupProps {
  readonly tag: 'ul' | 'ol';
  readonly values: RowId[];
  readonly onReorder: (ids: RowId[]) => void;
  readonly ref: RefCallback<HTMLElement>;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label': string;
}

const Group = ({ tag, ...rest }: GroupProps) => <Reorder.Group as={tag} axis="y" {...rest} />;

const List = styled(Group, {
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0, padding: 0, listStyleType: 'none' },
  variants: { spaced: { true: { gap: '2' } } },
});

export interface ReorderListProps<Item> {
  /** `ol` when rows are identified by their number. */
  readonly tag: 'ul' | 'ol';
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Items in displayed order. */
  readonly items: readonly Item[];
  /** Initial order for dragging when it differs from the displayed one. */
  readonly sorted?: readonly Item[] | undefined;
  /** Identifies rows while their order changes. */
  readonly idOf: (item: Item) => RowId;
  /** From `useReorder` with the sorted items. */
  readonly list: RefObject<HTMLElement | null>;
  /** `drop` of `useReorder`; positions from 0 among the sorted items. */
  readonly onDrop: (from: number, to: number) => void;
  /** Adds a gap between the rows. */
  readonly spaced?: boolean;
  /** Renders a `ReorderRow`. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list whose rows can be dragged. Other rows make room, but the order changes only on drop; Escape cancels. On touch
 * screens only a part with `data-grip` starts dragging, so that the rest of the row scrolls the page.
 */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { tag, label, items, sorted = items, idOf, list, onDrop, spaced = false, children } = props;
  /** The order displayed during dragging. */
  const [preview, setPreview] = useState<readonly RowId[] | null>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const isCancelled = useRef(false);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      list.current = element;
    },
    [list],
  );
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const shown = preview ? preview.flatMap((id) => byId.get(id) ?? []) : items;

  useEffect(() => {
    if (dragging === null) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      event.preventDefault();
      isCancelled.current = true;
      dragging.controls.stop();
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [dragging]);

  const drag: DragOfRows = {
    dragged: dragging?.id ?? null,
    start: (started) => {
      isCancelled.current = false;
      setDragging(started);
      setPreview(sorted.map(idOf));
    },
    end: () => {
      setDragging(null);
      setPreview(null);
      if (dragging === null || preview === null || isCancelled.current) return;
      onDrop(sorted.map(idOf).indexOf(dragging.id), preview.indexOf(dragging.id));
    },
  };
  return (
    <LazyMotion features={features}>
      <MotionConfig reducedMotion="user">
        <DragContext value={drag}>
          <List
            tag={tag}
            ref={attach}
            values={shown.map(idOf)}
            onReorder={setPreview}
            spaced={spaced}
            aria-label={label}
          >
            {shown.map(children)}
          </List>
        </DragContext>
      </MotionConfig>
    </LazyMotion>
  );
}

interface RowProps {
  readonly id: RowId;
  readonly className?: string;
  readonly children: ReactNode;
}

const CONTROLS = 'a, button, input, select, textarea';

function Row({ id, ...rest }: RowProps) {
  const { dragged, start, end } = use(DragContext);
  const controls = useDragControls();
  const press = (event: PointerEvent) => {
    const pressed = event.target as Element;
    const takes = event.pointerType === 'mouse' ? !pressed.closest(CONTROLS) : pressed.closest('[data-grip]');
    if (takes) controls.start(event);
  };
  return (
    <Reorder.Item
      value={id}
      layout="position"
      dragListener={false}
      dragControls={controls}
      // Only the buttons of a row are focusable, not the row.
      tabIndex={undefined}
      data-dragged={dragged === id ? '' : undefined}
      onPointerDown={press}
      onDragStart={() => start({ id, controls })}
      onDragEnd={end}
      {...rest}
    />
  );
}

/** A row of a `ReorderList`, styled by the screen: `styled(ReorderRow, …)`. */
export const ReorderRow = styled(Row, {
  base: {
    cursor: 'grab',
    userSelect: 'none',
    // Without transitions, because positions are measured without `transform`; under reduced motion every change of it
    // would be a short transition and be measured halfway.
    transitionProperty: 'none',
    '& [data-grip]': { touchAction: 'none' },
  },
});
