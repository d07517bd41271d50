import { CircleX, LoaderCircle } from 'lucide-react'
import { countComing, leftOutOf } from '../editor/selectors.ts'
import { useActions, useEditor } from './use-editor.ts'

/** In the status bar: the files that are not on the sheet. Opens the list of them. */
export function FilesNote() {
  const { showFiles } = useActions()
  const coming = useEditor(countComing)
  const leftOut = useEditor((state) => leftOutOf(state).length)
  if (coming + leftOut === 0) return null
  return (
    <button
      type="button"
      onClick={showFiles}
      title="Show these files"
      className="flex items-center gap-x-3 rounded-sm py-1 font-semibold pointer-coarse:min-h-11"
    >
      {coming > 0 && (
        <span className="flex items-center gap-1.5 text-ink-muted">
          <LoaderCircle className="size-4 motion-safe:animate-spin" aria-hidden /> {countFiles(coming)} coming
          …
        </span>
      )}
      {leftOut > 0 && (
        <span className="flex items-center gap-1.5 text-red-ink">
          <CircleX className="size-4" aria-hidden /> {countFiles(leftOut)} not on the sheet
        </span>
      )}
    </button>
  )
}

const countFiles = (count: number): string => (count === 1 ? '1 file' : `${count} files`)
