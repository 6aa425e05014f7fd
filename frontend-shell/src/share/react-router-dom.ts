/**
 * The part of the router that the remotes get; importing any other name is a type error. Sharing the whole package would
 * double the size of the shell.
 */
export { Link } from './Link';
export { Navigate, Route, Routes, useHref, useLocation, useNavigate, useParams } from 'react-router';
