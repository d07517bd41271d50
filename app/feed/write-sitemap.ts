import { escapeXml } from './xml.ts'

export type SitemapPage = { path: string; updatedAt?: string }

/** URLs per file; the protocol allows 50,000. */
const perFile = 10_000

/**
 * All URLs in one file, or, if there are too many, an index of files, each by its number starting at 1. Null if there
 * is no such file.
 */
export function writeSitemapFile(
  { origin, path }: { origin: string; path: string },
  pages: readonly SitemapPage[],
  file: string | null,
): string | null {
  const files = Math.ceil(pages.length / perFile)
  if (file === null) return files > 1 ? writeIndex(origin + path, files) : writeSitemap(origin, pages)
  const number = /^[1-9]\d{0,4}$/.test(file) ? Number(file) : 0
  if (number < 1 || number > files) return null
  return writeSitemap(origin, pages.slice((number - 1) * perFile, number * perFile))
}

const writeIndex = (address: string, files: number): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: files },
      (_, index) => `<sitemap><loc>${escapeXml(`${address}?file=${index + 1}`)}</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n')

/** URLs for search engines (sitemaps.org protocol 0.9). */
function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
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
