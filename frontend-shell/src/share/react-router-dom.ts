/**
 * What the remotes get of the router; a name that is missing here is a type error there. Sharing the whole package would
 * double the size of the shell.
 */
export { Link } from './Link';
export { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
