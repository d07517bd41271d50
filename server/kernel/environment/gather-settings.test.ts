import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherSettings } from './gather-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-settings-'))
  await writeFile(join(folder, 'smtp'), 'smtps://shop:secret@mail.example\n')
  await writeFile(join(folder, 'settings'), '# ours\nPORT=4000\nHOST="127.0.0.1"\nLOG_LEVEL=warn\n')
  await writeFile(join(folder, 'wrong'), 'PROT=4000\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the environment comes first, then the file of a single secret, then the settings file', () => {
  const { values, from, problems } = gatherSettings({
    PORT: '3100',
    LOG_LEVEL: '',
    SMTP_URL_FILE: join(folder, 'smtp'),
    SETTINGS_FILE: join(folder, 'settings'),
    PATH: '/usr/bin',
  })
  expect(problems).toEqual([])
  expect(values).toEqual({
    PORT: '3100',
    SMTP_URL: 'smtps://shop:secret@mail.example',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  })
  expect(from).toEqual({
    PORT: 'environment',
    SMTP_URL: join(folder, 'smtp'),
    HOST: join(folder, 'settings'),
    LOG_LEVEL: join(folder, 'settings'),
  })
})

test('settings that are unreadable, set twice or unknown are reported with what to do', () => {
  const { problems } = gatherSettings({
    SMTP_URL: 'smtp://mail.example',
    SMTP_URL_FILE: join(folder, 'smtp'),
    SQUARE_ACCESS_TOKEN_FILE: join(folder, 'none'),
    SETTINGS_FILE: join(folder, 'wrong'),
  })
  expect(problems).toEqual([
    'SMTP_URL_FILE: is set as well as SMTP_URL. Set only one of them.',
    expect.stringMatching(/^SQUARE_ACCESS_TOKEN_FILE: .*\/none cannot be read \(ENOENT.*\)\. Name a file/),
    'SETTINGS_FILE: PROT in it is not a setting.',
  ])
})

test('a setting that is itself a file path is used unchanged', () => {
  expect(gatherSettings({ FAULT_POINT_FILE: '/tmp/point' }).values).toEqual({
    FAULT_POINT_FILE: '/tmp/point',
  })
})
