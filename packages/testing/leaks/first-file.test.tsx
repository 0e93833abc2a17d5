import { checkCleanPage } from './check-clean-page.ts';

checkCleanPage();
