import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/harness/hostile-html.ts'
import { sanitizeHtml, textOf } from './sanitize-html.ts'

test.each(hostileHtml)('%s can do no harm', (html) => {
  const clean = sanitizeHtml(`<p>before</p>${html}<p>after</p>`)
  expect(dangersIn(clean)).toEqual([])
  expect(sanitizeHtml(clean)).toBe(clean)
})

test('there are hundreds of hostile bodies, and the check detects danger where there is some', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(200)
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
  expect(dangersIn('<p onclick="x">a</p><svg><a href="javascript:x">a</a>')).toEqual([
    'onclick of p',
    'svg',
    'href of a: javascript:x',
  ])
})

test('what an editor writes stays unchanged', () => {
  const html = [
    '<h2>Two</h2><h3>Three</h3><p>Some <strong>bold</strong>, <em>thin</em> and <code>code</code>.<br />Line</p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote><hr />',
    '<p><a href="/builder">here</a> <a href="https://good.example" rel="noopener">there</a></p>',
    '<p style="text-align:center">middle</p>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<video src="/files/films/0d3a1f2e-9b1c-4c55-8a2e-0d3a1f2e9b1c" width="640" height="360" controls preload="metadata" playsinline></video>',
    '<img src="/files/public/blog/7f7c/640.webp" alt="A press" width="640" height="360" loading="lazy" decoding="async" />',
  ].join('')
  expect(sanitizeHtml(html)).toBe(html)
})

test('a second h1 becomes h2, and an embedded video becomes a link', () => {
  expect(sanitizeHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>')
  expect(sanitizeHtml('<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?start=30" width="3"></iframe>')).toBe(
    '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30" rel="noopener">https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30</a>',
  )
})

test('the words of a body are kept apart and read as text', () => {
  expect(textOf('<h2>Peel</h2><p>low &amp; slow, 3 &lt; 4</p><p>again</p>')).toBe(
    'Peel low & slow, 3 < 4 again',
  )
})

const tags = new Set(
  'p br hr h2 h3 h4 blockquote pre ul ol li figure figcaption a strong b em i u s sub sup mark code kbd img video table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
const attributes = new Set(
  'href title rel src alt width height loading decoding poster controls preload playsinline type start colspan rowspan scope style'.split(
    ' ',
  ),
)

/** Reads markup as a browser's tokenizer does, and reports everything that an article may not contain. */
function dangersIn(html: string): string[] {
  const dangers: string[] = []
  for (const [, name = '', rest = ''] of html.matchAll(/<\/?([^\s/>]*)((?:[^>"]|"[^"]*")*)>?/g)) {
    if (!tags.has(name)) dangers.push(name)
    for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s/="]+)(?:="([^"]*)")?/g)) {
      if (!attributes.has(attribute)) dangers.push(`${attribute} of ${name}`)
      if (attribute === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|$)/.test(value))
        dangers.push(`href of ${name}: ${value}`)
      if (name === 'video' && attribute === 'src' && /^\/files\/films\/[0-9a-f-]{36}$/.test(value)) continue
      if (['src', 'poster'].includes(attribute) && !/^\/files\/public\/[a-z0-9/-]+\.(webp|jpg)$/.test(value))
        dangers.push(`src of ${name}: ${value}`)
      if (attribute === 'style' && !/^text-align:\w+$/.test(value)) dangers.push(`style of ${name}: ${value}`)
    }
  }
  return dangers
}
