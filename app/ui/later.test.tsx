import { renderToReadableStream } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { later, laterIfItComes, laterPage, partsDrawn } from './later.tsx'
import { laterInBrowser } from './later-in-browser.tsx'

const draw = async (Part: ReturnType<typeof later<object>>): Promise<string> => {
  const { prelude } = await prerender(<main>{<Part />} all else</main>)
  return new Response(prelude).text()
}

test('a part is drawn once its code has loaded', async () => {
  const html = await draw(later(async () => () => <b>the part</b>))
  expect(html).toContain('the part')
  expect(html).not.toContain('role="alert"')
})

test('code that fails to load is reported in the part’s place, and the page stays up', async () => {
  const html = await draw(later(() => Promise.reject(new TypeError('Failed to fetch')), <i>waiting</i>))
  expect(html).toContain('role="alert"')
  expect(html).toContain('Part of this page couldn’t be loaded.')
  expect(html).toContain('all else')
  expect(html).not.toContain('fixed')
})

test('an optional part that fails to load is not reported', async () => {
  expect(await draw(laterIfItComes(async () => () => <b>the part</b>))).toContain('the part')
  const html = await draw(laterIfItComes(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(html).toContain('all else')
  expect(html).not.toContain('role="alert"')
})

test('a page that loads later is sent whole, readable without scripts', async () => {
  const Page = laterPage(async () => () => <main>the page</main>)
  expect(await new Response(await renderToReadableStream(<Page />)).text()).toBe('<main>the page</main>')
})

test('parts that load later appear in place, even nested and long ones', async () => {
  const Inner = later(async () => () => <i>{'long '.repeat(5_000)}</i>)
  const Part = later(async () => () => (
    <b>
      <Inner />
    </b>
  ))
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY }
  const stream = await renderToReadableStream(<main>{<Part />}</main>, options)
  await partsDrawn()
  expect(await new Response(stream).text()).toMatch(/^<main>(<!--.-->)?<b>(<!--.-->)?<i>(long )+<\/i>/)
})

test('for a browser-only part the server sends its placeholder and fetches nothing', async () => {
  let isFetched = false
  const fetchPart = async () => {
    isFetched = true
    return () => <b>the part</b>
  }
  expect(await draw(laterInBrowser(fetchPart, <i>waiting</i>))).toBe('<main><i>waiting</i> all else</main>')
  expect(isFetched).toBe(false)
})
