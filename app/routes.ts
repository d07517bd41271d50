import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('dev/mailbox', 'routes/dev-mailbox.tsx'),
  route('admin', 'routes/admin.tsx', [
    layout('routes/admin-orders.tsx', [
      index('routes/admin-no-order.tsx'),
      route('orders/:orderId', 'routes/admin-order.tsx'),
    ]),
  ]),
  // One line per page above this one, which takes every other address.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
