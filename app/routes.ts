import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('dev/mailbox', 'routes/dev-mailbox.tsx'),
  // One line per page above this one, which takes every other address.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
