import { Button } from '#app/ui/button.tsx'
import { leftOutOf } from '../editor/selectors.ts'
import { useActions, useEditor } from './use-editor.ts'

const mostNamed = 5

/** Files that would be missing from the saved sheet. */
export function LeftOut() {
  const { showFiles } = useActions()
  const names = useEditor(leftOutOf)
  if (names.length === 0) return null
  const more = names.length - mostNamed
  return (
    <div className="mb-3 rounded-md bg-red-wash p-3 text-sm text-red-ink">
      <p className="break-words">
        Not on this sheet: {names.slice(0, mostNamed).join(', ')}
        {more > 0 && ` and ${more} more`}
      </p>
      <Button size="sm" className="mt-2.5" onClick={showFiles}>
        Look
      </Button>
    </div>
  )
}
