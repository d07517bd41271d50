/** The tabs of Site Settings (docs/spec-map.md B2), each with an address of its own; `words` is what they are looked for by. */
export const settingsTabs = [
  { to: '/admin/settings/pricing', label: 'Pricing', words: 'prices sizes quantity tiers' },
  { to: '/admin/settings/products', label: 'Products', words: 'colors default pictures' },
  { to: '/admin/settings/discounts', label: 'Discounts', words: 'promo codes coupons' },
  { to: '/admin/settings/shipping', label: 'Shipping', words: 'delivery rates pickup hours rush labels' },
  { to: '/admin/settings/blog', label: 'Blog', words: 'articles posts' },
  { to: '/admin/settings/general', label: 'General', words: 'name address tax time zone maintenance' },
  { to: '/admin/settings/keys', label: 'API keys', words: 'programs' },
  { to: '/admin/settings/backups', label: 'Backups', words: 'restore copies safety disaster' },
  {
    to: '/admin/settings/retention',
    label: 'Data retention',
    words: 'delete old privacy artwork designs logs gdpr ccpa storage',
  },
  { to: '/admin/settings/webhooks', label: 'Webhooks', words: 'programs' },
  {
    to: '/admin/settings/health',
    label: 'Health check',
    words: 'doctor problems certificate mail domain disk clock',
  },
] as const
