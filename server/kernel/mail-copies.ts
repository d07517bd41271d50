import type { FileStore } from './file-store.ts'
import { fitApart } from './pictures/fit-apart.ts'

/** Mail programs that show no WebP, such as Outlook: JPEG for pictures, PNG for what may be see-through. */
export type MailCopyFormat = 'jpg' | 'png'

const publicWebp = /^\/files\/((public\/[a-z][a-z0-9-]*\/[0-9a-f-]{36})\/\d{1,4}\.webp)$/

/** Twice the width of a mail's text, for sharp screens. */
const widthPx = 988

/** The path of a public picture's copy for mails; null for what is no public picture. */
export function mailCopyOf(src: string, format: MailCopyFormat): string | null {
  const folder = publicWebp.exec(src)?.[2]
  return folder ? `/files/${folder}/mail.${format}` : null
}

/** Makes the copy unless it is there. A picture that is gone has none, and the mail shows its words instead. */
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
