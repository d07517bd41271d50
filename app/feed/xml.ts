import { table } from '#domain/table.ts'

const signs = table<string>({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })

/** Text as XML 1.0 allows it, in elements and attributes alike. */
export const escapeXml = (text: string): string =>
  text
    // Control characters that an XML document can't contain, even escaped.
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** A response that anyone may cache for a few minutes. */
export const textAnswer = (body: string, contentType: string): Response =>
  new Response(body, {
    headers: { 'content-type': `${contentType}; charset=utf-8`, 'cache-control': 'public, max-age=600' },
  })
