import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '#server/kernel/environment.ts'

type Place = Pick<Environment, 'SECRETS_KEY' | 'DATA_DIR'>

export const secretsKeyFile = (dataDirectory: string): string => join(dataDirectory, 'secrets.key')

/**
 * The keys for secrets in the database, the encrypting one first: those of SECRETS_KEY, and those of a file in the data
 * folder, one per line, which is created if the shop has neither. Older keys still decrypt what they encrypted,
 * including old backups.
 */
export function readSecretsKeys({ SECRETS_KEY, DATA_DIR }: Place): Buffer[] {
  const path = secretsKeyFile(DATA_DIR)
  const kept = readKeyFile(DATA_DIR)
  const texts = [...SECRETS_KEY, ...(kept ?? [])]
  if (texts.length > 0) return texts.map((text) => toKey(text, path))
  const first = newKey()
  // Another process starting at the same time may be faster: then its key counts for both.
  return replaceFile(path, [first], { isNew: true })
    ? [toKey(first, path)]
    : readSecretsKeys({ SECRETS_KEY, DATA_DIR })
}

/** A new key encrypts from the next start on; the previous ones stay to decrypt older data. */
export function addSecretsKey({ DATA_DIR }: Place): string {
  const path = secretsKeyFile(DATA_DIR)
  replaceFile(path, [newKey(), ...(readKeyFile(DATA_DIR) ?? [])], { isNew: false })
  return path
}

/** Adds another folder's keys, such as a backup's, so that they decrypt here what they encrypted. */
export function keepSecretsKeys(DATA_DIR: string, lines: readonly string[]): void {
  const kept = new Set([...lines, ...(readKeyFile(DATA_DIR) ?? [])])
  replaceFile(secretsKeyFile(DATA_DIR), [...kept], { isNew: false })
}

const newKey = (): string => randomBytes(32).toString('base64')

function toKey(text: string, path: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new Error(`${path} must contain keys of 32 bytes in base64, one per line.`)
  return key
}

/** The lines of the key file, or null if there is none. */
export function readKeyFile(dataDirectory: string): string[] | null {
  try {
    return readFileSync(secretsKeyFile(dataDirectory), 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Like `readKeyFile`, as one text for a backup. */
export function readKeyText(dataDirectory: string): string | null {
  const lines = readKeyFile(dataDirectory)
  return lines && `${lines.join('\n')}\n`
}

/** All or nothing, and readable only by the shop's own user. False if another process created it first. */
function replaceFile(path: string, lines: readonly string[], { isNew }: { isNew: boolean }): boolean {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600 })
  try {
    if (isNew) linkSync(draft, path)
    else renameSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
