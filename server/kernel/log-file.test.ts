import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLogFile } from './log-file.ts'

async function place(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
const nowhere = {
  write: () => {
    throw new Error('the file was not written')
  },
}

test('a full log file is rotated, and only four full ones are kept', async () => {
  const folder = join(await place(), 'logs')
  const file = openLogFile(join(folder, 'shop.log'), nowhere, { maxBytes: 20, lookEvery: 1 })
  for (let line = 1; line <= 20; line += 1) file.write(`line ${String(line).padStart(4)}\n`)
  expect((await readdir(folder)).sort()).toEqual([
    ...['shop.log', 'shop.log.1', 'shop.log.2', 'shop.log.3', 'shop.log.4'],
  ])
  expect(await readFile(join(folder, 'shop.log'), 'utf8')).toBe('line   19\nline   20\n')
  expect(await readFile(join(folder, 'shop.log.1'), 'utf8')).toBe('line   17\nline   18\n')
})

test('two processes writing to one file lose no line when one of them rotates it', async () => {
  const path = join(await place(), 'shop.log')
  const few = { maxBytes: 60, lookEvery: 1 }
  const [web, worker] = [openLogFile(path, nowhere, few), openLogFile(path, nowhere, few)]
  for (let line = 0; line < 10; line += 1) (line % 2 ? web : worker).write(`line ${line} of both\n`)
  const written = await Promise.all([`${path}.2`, `${path}.1`, path].map((name) => readFile(name, 'utf8')))
  expect(written.join('').match(/line \d/g)).toEqual(Array.from({ length: 10 }, (_, line) => `line ${line}`))
})

test('what cannot go into the file goes elsewhere', async () => {
  const blocked = join(await place(), 'logs')
  await writeFile(blocked, 'no folder')
  const lines: string[] = []
  openLogFile(join(blocked, 'shop.log'), { write: (line) => void lines.push(line) }).write('told\n')
  expect(lines).toEqual(['told\n'])
})
