/**
 * The names of the router in use; areas take these, so that the library stays tree-shaken: 14 KB gzip, where the data
 * router (createBrowserRouter, useBlocker) costs 31 (decision 0003).
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router-dom";
