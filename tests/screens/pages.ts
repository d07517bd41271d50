/** Pages that everybody opens by their address; the name is that of the picture. */
export const openPages = {
  home: '/',
  about: '/about',
  prints: '/prints',
  'print-marketplace': '/print-marketplace',
  tshirts: '/tshirts',
  tumblers: '/tumblers',
  'ai-builder-empty': '/ai-builder',
  'tshirt-marketplace': '/tshirt-marketplace',
  'tumbler-marketplace': '/tumbler-marketplace',
  blog: '/blog',
  tracking: '/tracking',
  'cart-empty': '/cart',
  'checkout-empty': '/checkout',
  'sign-in': '/auth',
  'sign-up': '/auth?mode=sign-up',
  'reset-password': '/auth?mode=reset',
  'not-found': '/no-such-page',
  'access-denied': '/admin',
}

/** What stands on a shelf: its first piece is opened. */
export const shelves = [
  ['prints-product', '/prints', 'window'],
  ['print-marketplace-product', '/print-marketplace', 'window'],
  ['tshirt-listing', '/tshirt-marketplace', 'window'],
  ['tumbler-listing', '/tumbler-marketplace', 'window'],
  ['blog-article', '/blog', 'page'],
] as const

/** Rooms of the back office. */
export const rooms = {
  'admin-dashboard': '/admin/dashboard',
  'admin-attention': '/admin/attention',
  'admin-production': '/admin/production',
  'admin-wall': '/admin/production/wall',
  'admin-end-of-day': '/admin/labels/day',
  'admin-calendar': '/admin/production/calendar',
  'admin-film': '/admin/production/film',
  'admin-labels': '/admin/labels',
  'admin-edit-requests': '/admin/edit-requests',
  'admin-quotes': '/admin/quotes',
  'admin-payments': '/admin/payments',
  'admin-prints': '/admin/prints',
  'admin-tshirt-listings': '/admin/tshirt-listings',
  'admin-tumbler-listings': '/admin/tumbler-listings',
  'admin-media': '/admin/media',
  'admin-import-export': '/admin/import-export',
  'admin-mails': '/admin/mails',
  'admin-incoming-mail': '/admin/mails/incoming',
  'admin-newsletter': '/admin/newsletter',
  'admin-campaigns': '/admin/newsletter/campaigns',
  'admin-look': '/admin/look',
  'admin-about': '/admin/about',
  'admin-audit': '/admin/audit',
  'admin-settings-pricing': '/admin/settings/pricing',
  'admin-settings-discounts': '/admin/settings/discounts',
  'admin-settings-blog': '/admin/settings/blog',
  'admin-settings-retention': '/admin/settings/retention',
  'admin-settings-general': '/admin/settings/general',
  'admin-new-order': '/admin/orders/new',
}

/** What a shop says on its first day, when there is nothing to show. */
export const emptyRooms = {
  'empty-orders': '/admin',
  'empty-dashboard': '/admin/dashboard',
  'empty-production': '/admin/production',
  'empty-media': '/admin/media',
  'empty-quotes': '/admin/quotes',
  'empty-campaigns': '/admin/newsletter/campaigns',
  'empty-settings-retention': '/admin/settings/retention',
  'empty-prints': '/prints',
}
