import { type RefObject, useEffect } from 'react'
import { duplicate } from '#domain/studio/change-items.ts'
import { pastedFiles } from '../browser/pasted-files.ts'
import type { Editor } from '../editor/editor.ts'
import { selectedItemsOf } from '../editor/selectors.ts'
import { useActions } from './use-editor.ts'

/** Ids of the copied placements, for a paste on the same sheet. */
const copiesType = 'application/x-gangway-copies'

/** Ctrl C copies the selection, Ctrl V pastes it onto the sheet, or any image from elsewhere. */
export function useClipboard(root: RefObject<HTMLElement | null>): void {
  const editor = useActions()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => {
      if (isOfSheet(event, root.current)) copy(event, editor)
    }
    const onPaste = (event: ClipboardEvent): void => {
      if (isOfSheet(event, root.current)) paste(event, editor)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [editor, root])
}

function copy(event: ClipboardEvent, { read }: Editor): void {
  const { document: sheet, selection } = read()
  if (selection.length === 0 || window.getSelection()?.isCollapsed === false) return
  event.preventDefault()
  event.clipboardData?.setData(copiesType, JSON.stringify(selection))
  const meant = selectedItemsOf(read())
  const names = sheet.items.filter(({ id }) => meant.has(id)).map(({ name }) => name)
  event.clipboardData?.setData('text/plain', names.join('\n'))
}

function paste(event: ClipboardEvent, { read, change, uploads }: Editor): void {
  const { clipboardData } = event
  if (!clipboardData) return
  const files = pastedFiles(clipboardData)
  const copies = new Set(clipboardData.getData(copiesType).match(/[^",[\]]+/g))
  const meant = read()
    .document.placements.map(({ id }) => id)
    .filter((id) => copies.has(id))
  if (files.length === 0 && meant.length === 0) return
  event.preventDefault()
  if (files.length > 0) uploads.add(files)
  else change((old) => duplicate(old, meant))
}

/** Text fields keep their own clipboard handling, and so do dialogs over the studio. */
function isOfSheet({ target }: Event, root: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !root) return false
  if (target.closest('input, textarea, select, [contenteditable]')) return false
  return root.contains(target) || target.contains(root)
}
