export { cleanUpCluster as default } from './global-setup.ts';
