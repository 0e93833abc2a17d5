/** What only the shell (and the fake shell of tests) needs of the router. Not shared with remotes. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Navigate,
  Outlet,
  RouterProvider,
  useNavigation,
  useRoutes,
} from 'react-router-dom';
