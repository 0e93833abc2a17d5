import type { Binding } from '../../http/bind.ts';
import { participantReadRoutes } from './read-routes.ts';

export const participantRoutes: Binding[] = [...participantReadRoutes];
