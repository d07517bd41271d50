import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('customer-portal', 'routes/customer-portal.tsx'),
  route('dev/mailbox', 'routes/dev-mailbox.tsx'),
  route('admin/newsletter.csv', 'routes/admin-newsletter-csv.ts'),
  route('admin', 'routes/admin.tsx', [
    route('newsletter', 'routes/admin-newsletter.tsx'),
    route('settings', 'routes/admin-settings.tsx', [
      index('routes/admin-settings-index.ts'),
      route('shipping', 'routes/admin-settings-shipping.tsx'),
      route('general', 'routes/admin-settings-general.tsx'),
    ]),
    layout('routes/admin-orders.tsx', [
      index('routes/admin-no-order.tsx'),
      route('orders/:orderId', 'routes/admin-order.tsx'),
    ]),
    route('edit-requests', 'routes/admin-edit-requests.tsx'),
    route('edit-requests/:requestId/proof', 'routes/admin-edit-proof.tsx'),
  ]),
  route('builder', 'routes/builder.tsx'),
  route('gang-sheet', 'routes/gang-sheet.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('cart/quote', 'routes/cart-quote.ts'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/missing', 'routes/checkout-missing.ts'),
  route('checkout/prepare', 'routes/checkout-prepare.ts'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('sandbox-pay/:reference', 'routes/sandbox-pay.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('about', 'routes/about.tsx'),
  route('blog', 'routes/blog.tsx', [route(':slug', 'routes/blog-article.tsx')]),
  route('article-views', 'routes/article-views.ts'),
  route('feed.xml', 'routes/feed.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('prints', 'routes/prints.tsx', [route(':slug', 'routes/prints-product.tsx')]),
  route('print-marketplace', 'routes/print-marketplace.tsx', [
    route(':slug', 'routes/print-marketplace-product.tsx'),
  ]),
  route('tshirt-marketplace', 'routes/tshirt-marketplace.tsx', [
    route(':slug', 'routes/tshirt-marketplace-listing.tsx'),
  ]),
  route('tumbler-marketplace', 'routes/tumbler-marketplace.tsx', [
    route(':slug', 'routes/tumbler-marketplace-listing.tsx'),
  ]),
  route('product-views', 'routes/product-views.ts'),
  route('listing-stock', 'routes/listing-stock.ts'),
  route('quotes', 'routes/quotes.ts'),
  route('tumblers', 'routes/tumblers.tsx'),
  route('tumblers/check', 'routes/tumbler-check.ts'),
  route('tshirts', 'routes/tshirts.tsx'),
  // One line per page above this one, which takes every other address.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
