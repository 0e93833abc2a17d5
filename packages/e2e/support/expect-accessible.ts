import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';

/** Fails with what axe finds on the page. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);
