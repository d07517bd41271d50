import type { EditorDeps } from './deps.ts'

/** A picture of the clipboard, or why there is none. Ctrl V itself is the browser's, which asks nobody. */
export async function pasteFiles(
  { files: { readClipboard }, notify }: Pick<EditorDeps, 'files' | 'notify'>,
  add: (files: File[]) => void,
): Promise<void> {
  try {
    const files = await readClipboard()
    if (files.length > 0) return add(files)
    notify.info('There is no picture to paste', 'Copy a picture, or the text of an SVG, then paste again.')
  } catch {
    notify.error(
      'The browser keeps the clipboard closed',
      'Press Ctrl V on the sheet, or add the file instead.',
    )
  }
}
