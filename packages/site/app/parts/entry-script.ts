import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** Address of the script that helps with forms, as the build named it. */
export const useEntryScript = (): string => use(FrameworkContext)?.manifest.entry.module ?? '';
