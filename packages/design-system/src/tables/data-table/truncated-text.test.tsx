import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { TableText } from '../table-cell.tsx';
import { setTruncatedTitle } from './truncated-text.ts';

const table = (
  <table>
    <tbody>
      <tr onMouseOver={setTruncatedTitle} onFocus={() => undefined}>
        <td>
          <TableText main="Gadang Pradipta" sub="gadang.pradipta2835@pos.example" />
        </td>
      </tr>
    </tbody>
  </table>
);

it('sets a tooltip with the whole text only on truncated cells (D232)', () => {
  render(table);
  const cell = screen.getByText('Gadang Pradipta');
  fireEvent.mouseOver(cell);
  expect(cell.title).toBe('');
  Object.defineProperty(cell, 'scrollWidth', { value: 320 });
  Object.defineProperty(cell, 'clientWidth', { value: 200 });
  fireEvent.mouseOver(cell);
  expect(cell.title).toBe('Gadang Pradipta\ngadang.pradipta2835@pos.example');
});
