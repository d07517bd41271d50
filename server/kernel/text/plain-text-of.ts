import sanitize from 'sanitize-html'

const blocks = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre']

/** What a piece of HTML says: a line for each line, an empty one between blocks, and nothing of its marks. */
export function plainTextOf(html: string): string {
  const kept = sanitize(html.replace(/\s+/g, ' '), {
    allowedTags: [...blocks, 'li', 'tr', 'br'],
    allowedAttributes: {},
  })
  return kept
    .replaceAll(/ *<li> */g, '- ')
    .replaceAll(/ *(<\/(li|tr)>|<br ?\/?>) */g, '\n')
    .replaceAll(new RegExp(` *</?(${blocks.join('|')})> *`, 'g'), '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
