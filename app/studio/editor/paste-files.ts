import type { EditorDeps } from './deps.ts'

/**
 * Pastes an image from the clipboard, or explains why there is none. Ctrl V itself is handled by the browser, which
 * doesn't ask for permission.
 */
export async function pasteFiles(
  { files: { readClipboard }, notify }: Pick<EditorDeps, 'files' | 'notify'>,
  add: (files: File[]) => void,
): Promise<void> {
  try {
    const files = await readClipboard()
    if (files.length > 0) return add(files)
    notify.info('There’s no image to paste', 'Copy an image, or the text of an SVG, then paste again.')
  } catch {
    notify.error(
      'The browser is blocking the clipboard',
      'Press Ctrl V on the sheet, or add the file instead.',
    )
  }
}
