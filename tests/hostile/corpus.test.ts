import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectApart } from '#server/artwork/inspect-apart.ts'
import type { Inspected } from '#server/artwork/inspected.ts'
import { laneOfStart } from '#server/artwork/inspection-lane.ts'
import { rejections } from '#server/artwork/rejections.ts'
import { drawingLimits, pictureLimits } from '#server/kernel/decoding/limits.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { corpus } from './corpus.ts'
import type { OddFile } from './odd-file.ts'

/** Other load on the machine costs no honest file its result; files that would be read forever are stopped early. */
const allowed = {
  pictures: pictureLimits,
  drawings: { ...drawingLimits, cpuSeconds: 60, milliseconds: 600_000 },
}
const briefly = { ...drawingLimits, cpuSeconds: 1, milliseconds: 600_000 }

test('the files that once stopped the shop are tried in every run', () => {
  expect(tried.filter(({ name }) => stopped.test(name))).toHaveLength(3)
})

test('the corpus has more than 80 files, each with a unique name, and as many as the guide says', async () => {
  expect(corpus.length).toBeGreaterThan(80)
  const guide = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8')
  expect(guide).toContain(`has ${corpus.length} such files, each with the one answer it must get`)
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
})

/** Each takes a process up to a second, so the short form tests a twentieth of them. */
const drawn = new Set(someOf(corpus, Math.ceil(corpus.length / 20)))
/** Each of these once stopped the whole shop: they are part of every run. */
const stopped =
  /^SVG: a flood of (comments that end nowhere, in CDATA|roots in a comment|blanks in the root)$/
const tried = corpus.filter((file) => drawn.has(file) || stopped.test(file.name))

test.concurrent.each(tried.map((file) => [file.name, file] as const))('%s', async (_name, file) => {
  const inspected = await inspect(file)
  if (typeof file.answer === 'string') {
    const words = rejections[file.answer]
    const told = inspected.ok ? 'ready' : inspected.rejection
    if (typeof words === 'string') expect(told).toBe(words)
    else if (file.answer === 'liveTextIn') expect(told).toBe(rejections.liveTextIn(['an unnamed font']))
    else expect(told).toContain('The limit is 300 megapixels.')
    return
  }
  if (!inspected.ok) throw new Error(inspected.rejection)
  const { widthPx, heightPx, ink } = inspected.facts
  expect([widthPx, heightPx]).toEqual(file.answer)
  if (file.ink) expect(ink).toEqual(file.ink)
})

function inspect({ bytes, isEndless }: OddFile): Promise<Inspected> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, 'original')
    const content = await bytes()
    await writeFile(path, content)
    const lane = laneOfStart(content)
    const rejection = lane === 'drawings' ? rejections.too_complex : rejections.too_complex_picture
    const limits = isEndless ? briefly : allowed[lane]
    return inspectApart({ path, page: 1, isTrimmed: false, folder, ghostscript: null }, lane, {
      limits,
      rejection,
    })
  })
}
