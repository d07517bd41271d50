import { escapeXml } from './xml.ts'

export type SitemapPage = { path: string; updatedAt?: string }

/** Addresses for search engines (sitemaps.org protocol 0.9). */
export function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, updatedAt }) => {
      const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
      return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
    }),
    '</urlset>',
  ].join('\n')
}
