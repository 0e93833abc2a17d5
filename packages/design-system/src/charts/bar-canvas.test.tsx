import { it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BarCanvas } from './bar-canvas.tsx';

const SIZE = { width: 600, height: 300, top: 0, left: 0, right: 600, bottom: 300, x: 0, y: 0, toJSON: () => ({}) };

/** jsdom has no layout, so this observer reports a size in which the chart is drawn. */
class Sized implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    this.#report([{ target, contentRect: SIZE } as unknown as ResizeObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
}

it('writes a dash where nothing was counted, and zero where zero was (D228)', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(SIZE);
  globalThis.ResizeObserver = Sized;
  render(
    <MemoryRouter>
      <BarCanvas
        rows={[
          { label: 'Belum dinilai', values: { average: null } },
          { label: 'Nol', values: { average: 0 } },
          { label: 'Dinilai', values: { average: 3.5 } },
        ]}
        series={[{ key: 'average', label: 'IPK' }]}
        horizontal
        stacked={false}
        format={(value) => value.toFixed(2).replace('.', ',')}
        max={4}
        ticks={4}
      />
    </MemoryRouter>,
  );
  await screen.findByText('3,50');
  screen.getByText('—');
  screen.getByText('0,00');
});
