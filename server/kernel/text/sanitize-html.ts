import sanitize from 'sanitize-html'
import { recognizeVideo, watchAddress } from '#domain/content/article-video.ts'
import { table } from '#domain/table.ts'
import { idPattern } from '#domain/uuid.ts'

/** Our own pictures; the content security policy would show no others. */
const ownPicture = /^\/files\/public\/[a-z0-9/-]+\.(webp|jpg)$/

/** Our own films. */
const ownFilm = new RegExp(`^/files/films/${idPattern}$`)

const alignment = { 'text-align': [/^(left|right|center|justify)$/] }

/**
 * The tags allowed in an article's body. No ids, names or classes, so that nothing in the page can be impersonated or
 * restyled; no SVG, MathML or forms, whose parsing is where mutation attacks live.
 */
export const articleTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'figure', 'figcaption'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'kbd', 'img', 'video'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

const rules: sanitize.IOptions = {
  allowedTags: articleTags,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', { name: 'role', values: ['presentation'] }],
    video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline'],
    ol: [{ name: 'type', values: ['1', 'a', 'i'] }, 'start'],
    th: ['colspan', 'rowspan', 'style', { name: 'scope', values: ['col', 'row'] }],
    td: ['colspan', 'rowspan', 'style'],
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
  },
  allowedStyles: { '*': alignment },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
  ],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: { href, ...(title && { title }), ...(/^https?:/i.test(href) && { rel: 'noopener' }) },
    }),
    img: (tagName, { src = '', alt = '', width, height, role }) => ({
      tagName,
      attribs: {
        src,
        alt,
        // Marked as decorative by whoever added it.
        ...(alt === '' && role === 'presentation' && { role }),
        ...(isCount(width) && { width }),
        ...(isCount(height) && { height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    video: (tagName, { src = '', poster = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        ...(ownPicture.test(poster) && { poster }),
        ...(isCount(width) && { width }),
        ...(isCount(height) && { height }),
        controls: '',
        preload: 'metadata',
        playsinline: '',
      },
    }),
    /** Videos that an editor embedded become links, which the reading view recognizes. */
    iframe: (tagName, { src = '' }): sanitize.Tag => {
      const video = recognizeVideo(src.startsWith('//') ? `https:${src}` : src)
      if (!video) return { tagName, attribs: {} }
      const href = watchAddress(video)
      return { tagName: 'a', attribs: { href, rel: 'noopener' }, text: href }
    },
  },
  exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
    (tag === 'img' && !ownPicture.test(src)) || (tag === 'video' && !ownFilm.test(src)),
}

const isCount = (text: string | undefined): text is string => /^\d{1,5}$/.test(text ?? '')

/** HTML that can only be read. Its own output passes through unchanged. */
export const sanitizeHtml = (html: string): string => sanitize(html, rules).trim()

/** All text of a body, without its tags. */
export function textOf(html: string): string {
  const spaced = html.replace(/<(?=[a-z/])/gi, ' <')
  const text = sanitize(spaced, { ...rules, allowedTags: [], exclusiveFilter: undefined, transformTags: {} })
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

const entities = table<string>({ amp: '&', lt: '<', gt: '>', quot: '"' })

const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)
