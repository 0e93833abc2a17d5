/**
 * The router as remotes use it: only these names are shared, so that the rest of the library is left out of the bundle
 * (it is 64 KB whole and 16 KB trimmed). The shell itself starts it with `router-host`.
 */
export {
  Link,
  Navigate,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
