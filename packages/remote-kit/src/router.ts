/**
 * The router for remotes: only these names are shared, so that the bundle excludes the rest of the library (16 KB
 * instead of 64 KB). The shell starts it with `router-host`.
 */
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useNavigate } from './internal/use-navigate.ts';
