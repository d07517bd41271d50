import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addSecretsKey, readSecretsKeys, secretsKeyFile } from './secrets-keys.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-keys-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

test('a shop without a key creates its own key file, which others on the machine cannot read', async () => {
  await using made = await temporaryFolder()
  const place = { SECRETS_KEY: [], DATA_DIR: join(made.folder, 'data') }
  const [key] = readSecretsKeys(place)
  expect(key).toHaveLength(32)
  expect(readSecretsKeys(place)).toEqual([key])
  expect((await stat(secretsKeyFile(place.DATA_DIR))).mode & 0o777).toBe(0o600)
  expect(await readdir(place.DATA_DIR)).toEqual(['secrets.key'])
})

test('a new key comes first, and earlier keys stay', async () => {
  await using made = await temporaryFolder()
  const place = { SECRETS_KEY: [], DATA_DIR: made.folder }
  const before = readSecretsKeys(place)
  addSecretsKey(place)
  const after = readSecretsKeys(place)
  expect(after).toHaveLength(2)
  expect(after[1]).toEqual(before[0])
})

test('the setting’s key locks, creates no file, and lets an earlier key file open', async () => {
  await using made = await temporaryFolder()
  const set = randomBytes(32)
  const withSetting = { SECRETS_KEY: [set.toString('base64')], DATA_DIR: made.folder }
  expect(readSecretsKeys(withSetting)).toEqual([set])
  expect(await readdir(made.folder)).toEqual([])
  const [own] = readSecretsKeys({ SECRETS_KEY: [], DATA_DIR: made.folder })
  expect(readSecretsKeys(withSetting)).toEqual([set, own])
  await writeFile(secretsKeyFile(made.folder), 'not a key\n')
  expect(() => readSecretsKeys(withSetting)).toThrow('keys of 32 bytes in base64, one per line')
  expect(await readFile(secretsKeyFile(made.folder), 'utf8')).toBe('not a key\n')
})
