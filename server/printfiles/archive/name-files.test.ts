import { expect, test } from 'vitest'
import { fileNamePatternSchema, fileNameWords, fillFileName } from '#domain/orders/file-name-pattern.ts'
import { nameFiles } from './name-files.ts'

const named = (...stems: string[]) => nameFiles(stems.map((stem) => ({ stem, ending: '.png' })))

test('no two names are alike, even ignoring case', () => {
  expect(named('bee', 'Bee', 'bee', 'bee-2')).toEqual(['bee.png', 'Bee-2.png', 'bee-3.png', 'bee-2-2.png'])
})

test('names stay in their folder, and every system accepts them', () => {
  for (const name of named(
    '../../etc/passwd',
    'C:\\x',
    'a\u0000b',
    'CON',
    '..',
    '',
    'x'.repeat(400),
    '🐝'.repeat(90),
  )) {
    expect(name).not.toMatch(/[/\\:*?"<>|]|^\.\.?$|^con\.png$/i)
    expect([...name].every((letter) => letter >= ' ')).toBe(true)
    expect(Buffer.byteLength(name)).toBeLessThan(255)
    expect(name).toMatch(/.\.png$/)
  }
})

test('a pattern fills in what it names, and leaves out what is empty', () => {
  const pattern = '{order}_{customer} {design}-{part}-{size}-x{copies}-{date}-{time}'
  expect(fillFileName(pattern, fileNameWords)).toBe(
    'GW-000123_Dora Field Lone bee-left-chest-11x14in-x3-2026-11-20-1405',
  )
  expect(fillFileName('{order}-{size}-{part}', { ...fileNameWords, size: '' })).toBe('GW-000123-left-chest')
  expect(fileNamePatternSchema.safeParse('{order}-{color}').error?.issues[0]?.message).toBe(
    'There’s no {color} to use in a name',
  )
  expect(fileNamePatternSchema.safeParse('print').success).toBe(false)
})
