import { type RefObject, useEffect, useEffectEvent } from 'react'
import { duplicate } from '#domain/studio/change-items.ts'
import { pastedFiles } from '../browser/pasted-files.ts'
import { useStudio } from './studio-context.ts'

/** Ids of the placements that were copied, for a paste on the same sheet. */
const copiesType = 'application/x-gangway-copies'

/** Ctrl C copies what is selected, Ctrl V puts it on the sheet once more, or any picture from elsewhere. */
export function useClipboard(root: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const { document: sheet, selection, change } = useStudio()

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (!isOfSheet(event, root.current) || selection.length === 0) return
    if (window.getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData?.setData(copiesType, JSON.stringify(selection))
    const meant = new Set(
      sheet.placements.filter(({ id }) => selection.includes(id)).map(({ itemId }) => itemId),
    )
    const names = sheet.items.filter(({ id }) => meant.has(id)).map(({ name }) => name)
    event.clipboardData?.setData('text/plain', names.join('\n'))
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || !isOfSheet(event, root.current)) return
    const files = pastedFiles(clipboardData)
    const copies = new Set(clipboardData.getData(copiesType).match(/[^",[\]]+/g))
    const meant = sheet.placements.map(({ id }) => id).filter((id) => copies.has(id))
    if (files.length === 0 && meant.length === 0) return
    event.preventDefault()
    if (files.length > 0) onFiles(files)
    else change((old) => duplicate(old, meant))
  })

  useEffect(() => {
    const copy = (event: ClipboardEvent): void => onCopy(event)
    const paste = (event: ClipboardEvent): void => onPaste(event)
    document.addEventListener('copy', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

/** Fields that are typed in keep their own clipboard, and so do dialogs over the studio. */
function isOfSheet({ target }: Event, root: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !root) return false
  if (target.closest('input, textarea, select, [contenteditable]')) return false
  return root.contains(target) || target.contains(root)
}
