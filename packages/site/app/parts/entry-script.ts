import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** Address of the script that enhances forms, as named by the build. */
export const useEntryScript = (): string => use(FrameworkContext)?.manifest.entry.module ?? '';
