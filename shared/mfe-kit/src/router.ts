/**
 * The curated router: just the exports that screens use, since the whole package is larger than a remote.
 * Everything here works inside the low-level `<Router>` that `defineRemote` sets up.
 */
export {
  Link,
  Navigate,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
