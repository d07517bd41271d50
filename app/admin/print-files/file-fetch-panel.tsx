import { later } from '#app/ui/later.tsx'
import type { FileFetch } from './use-file-fetch.ts'

const LackingFiles = later(() => import('./lacking-files.tsx').then((part) => part.LackingFiles))

/** The outcome of requesting print files when not all were ready. */
export function FileFetchPanel({ files, className }: { files: FileFetch; className: string }) {
  const { found } = files
  return found && <LackingFiles {...{ files, found, className }} />
}
