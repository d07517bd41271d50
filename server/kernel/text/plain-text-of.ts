import sanitize from 'sanitize-html'
import { table } from '#domain/table.ts'

const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre']
const marks = ['div', ...paragraphs, 'li', 'tr', 'td', 'th', 'br', 'hr', 'a', 'img']

const paragraphEnds = new RegExp(` *</?(${paragraphs.join('|')})> *`, 'g')

type Options = {
  /** Mail programs make each line a `div` of its own; elsewhere one is a paragraph. */
  isDivLine?: boolean
  /** What stands for a link; its words by default. */
  link?: (words: string, address: string) => string
  /** What stands for a picture; nothing by default. */
  picture?: (alt: string) => string
}

/** What HTML says: a line for each line, an empty one between paragraphs, and nothing of its marks. */
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
      // A line begins and ends with one, or with several within each other.
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
 * Line breaks of HTML are blanks, but for those of what is set as it stands; and no blank follows another, which would
 * cost what looks for them its time.
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
