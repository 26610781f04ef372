/** The names of the router in use; areas take these, so that the library stays tree-shaken (decision 0003). */
export {
  createBrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router-dom";
