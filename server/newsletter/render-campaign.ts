import sanitize from 'sanitize-html'
import { mailCopyOf } from '#server/kernel/mail-copies.ts'
import { plainTextOf } from '#server/kernel/text/plain-text-of.ts'
import { articleTags, sanitizeHtml } from '#server/kernel/text/sanitize-html.ts'

/** Mail programs ignore style sheets: each element gets its styles inline. */
const stylesIn = (link: string): Record<string, string> => ({
  p: 'margin:0 0 16px;font-size:16px;line-height:24px',
  h2: 'margin:24px 0 12px;font-size:24px;line-height:30px',
  h3: 'margin:20px 0 8px;font-size:19px;line-height:26px',
  h4: 'margin:16px 0 8px;font-size:16px;line-height:24px',
  ul: 'margin:0 0 16px;padding-left:24px;font-size:16px;line-height:24px',
  ol: 'margin:0 0 16px;padding-left:24px;font-size:16px;line-height:24px',
  blockquote: `margin:0 0 16px;padding-left:16px;border-left:3px solid ${link}`,
  pre: 'margin:0 0 16px;padding:12px;background:#f7f3ea;border-radius:8px;font-size:14px;white-space:pre-wrap',
  hr: 'margin:24px 0;border:0;border-top:1px solid #e4ddd0',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px;line-height:22px',
  th: 'padding:8px;border:1px solid #e4ddd0;background:#f7f3ea;text-align:left',
  td: 'padding:8px;border:1px solid #e4ddd0',
  a: `color:${link}`,
  img: 'display:block;max-width:100%;height:auto;margin:0 0 16px;border:0;border-radius:8px',
})

/** Mail programs can't play videos: a link replaces each one. */
const withoutFilms = (html: string): string =>
  html.replaceAll(/<video [^>]*?src="([^"]+)"[^>]*>(<\/video>)?/g, '<p><a href="$1">Watch the video</a></p>')

const mailWidth = 494

/** The addresses of the pictures that a body shows. */
export const picturesIn = (content: string): string[] => [
  ...new Set([...sanitizeHtml(content).matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, src = '']) => src)),
]

/**
 * The sanitized body of a campaign for mail programs: inline styles, absolute addresses, and no WebP pictures. `link`
 * is the color of links.
 */
export function toMailHtml(content: string, origin: string, link: string): string {
  const styles = stylesIn(link)
  const whole = (address: string): string => (address.startsWith('/') ? `${origin}${address}` : address)
  return sanitize(withoutFilms(sanitizeHtml(content)), {
    allowedTags: articleTags,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const { style = '', width, height, ...rest } = attribs
        const kept: Record<string, string> = { ...rest }
        if (tagName === 'img') {
          kept.width = String(Math.min(Number(width) || mailWidth, mailWidth))
          kept.src = whole(mailCopyOf(rest.src ?? '', 'jpg') ?? rest.src ?? '')
        }
        if (tagName === 'a') kept.href = whole(rest.href ?? '')
        const own = styles[tagName]
        if (own || style) kept.style = [own, style].filter(Boolean).join(';')
        return { tagName, attribs: kept }
      },
    },
  })
}

/** The same as plain text: a line for each block, and link addresses after their text. */
export const toMailText = (content: string, origin: string): string =>
  plainTextOf(withoutFilms(sanitizeHtml(content)), {
    link(words, address) {
      const whole = address.startsWith('/') ? `${origin}${address}` : address
      return words.replaceAll(/<[^>]+>/g, '') === address ? address : `${words} (${whole})`
    },
    picture: (alt) => `[${alt}]\n\n`,
  })
