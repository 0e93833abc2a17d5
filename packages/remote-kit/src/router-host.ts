/** Parts of the router for the shell and the fake shell of tests; not shared with remotes. */
export { useRoutes } from 'react-router-dom';
