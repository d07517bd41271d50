import { useEditor } from '../use-editor.ts'
import { SelectionInspector } from './selection-inspector.tsx'
import { SheetInspector } from './sheet-inspector.tsx'

/** The inspector of the selection, or else of the whole sheet. */
export function Inspector() {
  const isSheet = useEditor(({ selection }) => selection.length === 0)
  return isSheet ? <SheetInspector /> : <SelectionInspector />
}
