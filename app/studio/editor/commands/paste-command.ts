import { notify } from '#app/ui/toasts/toast.tsx'
import { readClipboard } from '../../browser/pasted-files.ts'
import type { Command } from './command.ts'

/** Ctrl V itself is the browser's: it hands the picture over without asking anybody. */
export const pasteCommand: Command = {
  id: 'paste',
  label: 'Paste a picture',
  section: 'Edit',
  keys: ['Ctrl+Alt+V'],
  run: ({ frame }) => void paste((files) => frame.current?.addFiles(files)),
}

async function paste(add: (files: File[]) => void): Promise<void> {
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
