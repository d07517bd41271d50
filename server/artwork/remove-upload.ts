import type { FileStore } from '#server/kernel/file-store.ts'

/** Removes what an upload left: its bytes, or its parts, and the store's metadata about it. */
export async function removeUpload(files: FileStore, storageKey: string): Promise<void> {
  try {
    await files.uploads.remove(storageKey)
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  await files.remove(storageKey)
}

/** tus stores throw plain objects with a status; an imported image has no upload metadata at all. */
const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('status_code' in error && error.status_code === 404) || ('code' in error && error.code === 'ENOENT'))
