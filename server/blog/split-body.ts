import { holdsTags } from '#domain/content/article.ts'
import { type ArticleVideo, recognizeVideo } from '#domain/content/article-video.ts'
import { sanitizeHtml } from '#server/kernel/text/sanitize-html.ts'

/** A body's parts in order: HTML that is safe to show, paragraphs of plain text, and videos. */
export type ArticlePart =
  | { kind: 'html'; html: string }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'video'; video: ArticleVideo }

/** Links to videos that stand alone become videos; everything else stays as written. */
export function splitBody(content: string): ArticlePart[] {
  return holdsTags(content) ? splitHtml(sanitizeHtml(content)) : splitText(content)
}

/** `html` is our sanitizer's own output: balanced, and with every > in an attribute escaped. */
function splitHtml(html: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  let written = 0
  for (const { start, end } of topLevelElements(html)) {
    const video = loneVideo(html.slice(start, end))
    if (!video) continue
    addHtml(parts, html.slice(written, start))
    parts.push({ kind: 'video', video })
    written = end
  }
  addHtml(parts, html.slice(written))
  return parts
}

const voidTags = new Set(['br', 'hr', 'img'])

function* topLevelElements(html: string): Generator<{ start: number; end: number }> {
  let depth = 0
  let start = 0
  for (const match of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    const [tag, slash, name = ''] = match
    if (voidTags.has(name)) continue
    if (slash === '') {
      if (depth === 0) start = match.index
      depth++
    } else if (--depth === 0) yield { start, end: match.index + tag.length }
  }
}

/** A paragraph, or bare text, with one link or one address and nothing else. */
function loneVideo(element: string): ArticleVideo | null {
  const inner = /^<p>(.*)<\/p>$/s.exec(element)?.[1]?.trim() ?? element
  const linked = /^<a href="([^"]*)"[^>]*>[^<]*<\/a>$/.exec(inner)?.[1]
  const address = linked ?? (/^https?:\S+$/.test(inner) ? inner : null)
  return address ? recognizeVideo(address.replaceAll('&amp;', '&')) : null
}

function addHtml(parts: ArticlePart[], html: string): void {
  if (html.trim() !== '') parts.push({ kind: 'html', html: withScrollingTables(html.trim()) })
}

/** Wide tables scroll in a box of their own that can be reached by keyboard (WCAG 2.1.1). */
const withScrollingTables = (html: string): string =>
  html
    .replaceAll(/<table\b/g, '<div class="article-table" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')

function splitText(content: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  const paragraphs = content
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  for (const paragraph of paragraphs) {
    const video = /^\S+$/.test(paragraph) ? recognizeVideo(paragraph) : null
    const last = parts.at(-1)
    if (video) parts.push({ kind: 'video', video })
    else if (last?.kind === 'text') last.paragraphs.push(paragraph)
    else parts.push({ kind: 'text', paragraphs: [paragraph] })
  }
  return parts
}
