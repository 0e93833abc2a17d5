/**
 * The router for remotes: only these names are shared, so that the bundle excludes the rest of the library (64 KB
 * completely, 16 KB so). The shell starts it with `router-host`.
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
