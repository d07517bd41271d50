import { useEditor } from '../use-editor.ts'
import { SelectionInspector } from './selection-inspector.tsx'
import { SheetInspector } from './sheet-inspector.tsx'

/** What is selected, else the sheet as a whole. */
export function Inspector() {
  const isSheet = useEditor(({ selection }) => selection.length === 0)
  return isSheet ? <SheetInspector /> : <SelectionInspector />
}
