import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

const here = (name: string): URL => new URL(name, import.meta.url)

test('the two fonts are subset to the characters pages use', async () => {
  const sizes = ['inter.woff2', 'bricolage-grotesque.woff2'].map(
    async (name) => (await stat(here(name))).size,
  )
  const [text = Infinity, headings = Infinity] = await Promise.all(sizes)
  expect(text).toBeLessThan(24_000)
  expect(text + headings).toBeLessThan(56_000)
})

test('styles and preloads name the subset fonts, never the full ones', async () => {
  const styles = await readFile(here('../../styles/fonts.css'), 'utf8')
  const page = await readFile(here('../../root.tsx'), 'utf8')
  for (const source of [styles, page]) {
    expect(source).toContain('assets/fonts/inter.woff2')
    expect(source).toContain('assets/fonts/bricolage-grotesque.woff2')
    expect(source).not.toContain('fontsource-variable')
  }
})
