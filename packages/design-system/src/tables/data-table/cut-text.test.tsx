import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { TableText } from '../table-cell.tsx';
import { nameCutText } from './cut-text.ts';

const table = (
  <table>
    <tbody>
      <tr onMouseOver={nameCutText} onFocus={() => undefined}>
        <td>
          <TableText main="Gadang Pradipta" sub="gadang.pradipta2835@pos.example" />
        </td>
      </tr>
    </tbody>
  </table>
);

it('gives what is cut in a cell a tooltip with all of it, and nothing else (D232)', () => {
  render(table);
  const cell = screen.getByText('Gadang Pradipta');
  fireEvent.mouseOver(cell);
  expect(cell.title).toBe('');
  Object.defineProperty(cell, 'scrollWidth', { value: 320 });
  Object.defineProperty(cell, 'clientWidth', { value: 200 });
  fireEvent.mouseOver(cell);
  expect(cell.title).toBe('Gadang Pradipta\ngadang.pradipta2835@pos.example');
});
