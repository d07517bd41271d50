import sanitize from 'sanitize-html'
import { table } from '#domain/table.ts'

const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre']
const marks = ['div', ...paragraphs, 'li', 'tr', 'td', 'th', 'br', 'hr', 'a', 'img']

const paragraphEnds = new RegExp(` *</?(${paragraphs.join('|')})> *`, 'g')

type Options = {
  /** Mail programs put each line in its own `div`; elsewhere a div is a paragraph. */
  isDivLine?: boolean
  /** The replacement for a link; its text by default. */
  link?: (words: string, address: string) => string
  /** The replacement for a picture; empty by default. */
  picture?: (alt: string) => string
}

/** The text of HTML: one line per line, an empty one between paragraphs, and no markup. */
export function plainTextOf(
  html: string,
  { isDivLine = false, link = (words) => words, picture = () => '' }: Options = {},
): string {
  const kept = withoutBreaks(
    sanitize(html, { allowedTags: marks, allowedAttributes: { a: ['href'], img: ['alt'] } }),
  )
  return decode(
    kept
      .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, address: string, words: string) =>
        link(words, address),
      )
      .replaceAll(/<img alt="([^"]+)"[^>]*>/g, (_, alt: string) => picture(alt))
      .replaceAll(/ *<li>( *<p>)? */g, '- ')
      .replaceAll(/ *(<\/p> *)?<\/li> */g, '\n')
      .replaceAll(/ *(<\/tr>|<br ?\/?>) */g, '\n')
      // A line starts and ends with a div, or with several nested ones.
      .replaceAll(/ *(<\/?div> *)+/g, isDivLine ? '\n' : '\n\n')
      .replaceAll(/ *<\/t[hd]> */g, '  ')
      .replaceAll(/ *<hr[^>]*> */g, '\n\n---\n\n')
      .replaceAll(paragraphEnds, '\n\n')
      .replaceAll(/<[^>]+>/g, ''),
  )
    .replaceAll(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Line breaks in HTML become spaces, except in preformatted text; repeated spaces are collapsed, since searching
 * through them would take time.
 */
const withoutBreaks = (html: string): string =>
  html
    .split(/(?=<\/?pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part.replaceAll('\n', '<br />') : part))
    .join('')
    .replaceAll(/\s+/g, ' ')

/** Those that sanitize-html writes. */
const entities = table<string>({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
