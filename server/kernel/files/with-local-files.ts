import type { FileStore } from '#server/kernel/file-store.ts'

/**
 * Calls `use` with local copies of these files of the store: each comes with its path.
 * @throws FileMissingError
 */
export async function withLocalFiles<File extends { key: string }, Result>(
  files: Pick<FileStore, 'withLocalFile'>,
  wanted: readonly File[],
  use: (opened: (File & { path: string })[]) => Promise<Result>,
): Promise<Result> {
  const open = async (opened: (File & { path: string })[]): Promise<Result> => {
    const next = wanted[opened.length]
    if (!next) return use(opened)
    return files.withLocalFile(next.key, (path) => open([...opened, { ...next, path }]))
  }
  return open([])
}
