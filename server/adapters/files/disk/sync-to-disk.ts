import { open } from 'node:fs/promises'

/** Makes a file's bytes, or a folder's entries, survive a power failure. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
