import { expect, test } from '@jest/globals';
import { orderItemName } from './order-item-name.ts';

test.each([
  ['Menulis Cerpen', 'Menulis Cerpen', 'Menulis Cerpen'],
  ['Menulis Cerpen', null, 'Menulis Cerpen'],
  ['Menulis Cerpen', 'Menulis Puisi', 'Menulis Cerpen (sekarang Menulis Puisi)'],
])('%s, by now %s, reads %s', (label, now, expected) => expect(orderItemName(label, now)).toBe(expected));
