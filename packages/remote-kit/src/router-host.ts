/** Parts of the router for the shell and the fake shell of tests; not shared with remotes. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Navigate,
  Outlet,
  RouterProvider,
  useNavigation,
  useRoutes,
} from 'react-router-dom';
