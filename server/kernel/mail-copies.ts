import type { FileStore } from './file-store.ts'
import { fitApart } from './pictures/fit-apart.ts'

/**
 * Formats for mail programs that show no WebP, such as Outlook: JPEG for pictures, PNG for those that may be
 * transparent.
 */
export type MailCopyFormat = 'jpg' | 'png'

const publicWebp = /^\/files\/((public\/[a-z][a-z0-9-]*\/[0-9a-f-]{36})\/\d{1,4}\.webp)$/

/** Twice the width of an email's text, for high-resolution screens. */
const widthPx = 988

/** The path of a public picture's copy for emails; null if it isn't a public picture. */
export function mailCopyOf(src: string, format: MailCopyFormat): string | null {
  const folder = publicWebp.exec(src)?.[2]
  return folder ? `/files/${folder}/mail.${format}` : null
}

/** Creates the copy unless it exists. A deleted picture has none, and the email shows its alt text instead. */
export async function ensureMailCopy(
  files: Pick<FileStore, 'exists' | 'write' | 'withLocalFile'>,
  src: string,
  format: MailCopyFormat,
): Promise<void> {
  const [, original, folder] = publicWebp.exec(src) ?? []
  if (!original || !folder) return
  const copy = `${folder}/mail.${format}`
  if ((await files.exists(copy)) || !(await files.exists(original))) return
  const bytes = await files.withLocalFile(original, (path) =>
    fitApart(path, { width: widthPx, fit: 'inside', format, isOnWhite: format === 'jpg' }),
  )
  await files.write(copy, bytes, { contentType: format === 'png' ? 'image/png' : 'image/jpeg' })
}
