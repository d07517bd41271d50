import { acceptedFiles } from './refuse-file.ts'

/** Opens the browser's file chooser; only works while handling a key press or a click. */
export function pickFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = acceptedFiles
  input.hidden = true
  input.addEventListener('change', () => {
    onFiles([...(input.files ?? [])])
    input.remove()
  })
  input.addEventListener('cancel', () => input.remove())
  // In the document, so that the browser doesn't garbage-collect it while the chooser is open.
  document.body.append(input)
  input.click()
}
