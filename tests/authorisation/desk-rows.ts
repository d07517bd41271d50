import { get, post, type Row, staffOnly } from './row.ts'

const rate = { name: 'Express', region: 'domestic', description: '', baseRate: '19.99', isActive: 'on' }

/** Site settings, newsletter and articles: what staff do at the desk. */
export const deskRows: Row[] = [
  get('routes/admin-newsletter.tsx', '/admin/newsletter', staffOnly()),
  get('routes/admin-newsletter-csv.ts', '/admin/newsletter.csv', staffOnly()),
  get('routes/admin-settings.tsx', '/admin/settings/general', staffOnly()),
  get('routes/admin-settings-index.ts', '/admin/settings', staffOnly(403, 302)),
  get('routes/admin-settings-general.tsx', '/admin/settings/general', staffOnly()),
  post(
    'routes/admin-settings-general.tsx',
    '/admin/settings/general',
    { version: '0' },
    staffOnly(403, 422),
    {
      about: 'nothing filled in',
    },
  ),
  get('routes/admin-settings-shipping.tsx', '/admin/settings/shipping', staffOnly()),
  post('routes/admin-settings-shipping.tsx', '/admin/settings/shipping', rate, staffOnly()),
]
