import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import EmailReplyParser from 'email-reply-parser'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { plainTextOf } from '#server/kernel/text/plain-text-of.ts'

export type ParsedFile = { fileName: string; byteSize: number }

export type ParsedMail = {
  messageId: string | null
  from: { address: string; name: string }
  /** All addresses that it was sent or delivered to, in lowercase. */
  recipients: string[]
  subject: string
  /** What the sender wrote, without the quoted text they reply to. */
  text: string
  /** Names in lowercase. */
  headers: { name: string; value: string }[]
  /** Each is in the folder under its index. */
  files: ParsedFile[]
}

const mostFiles = 20
/** The maximum depth of nested parts. */
const mostNested = 50
const mostText = 100_000
/** Inline images no larger than this are part of a signature. */
const smallPicture = 20_000

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']

/** The task: reads an email (RFC 5322, MIME) and leaves its files in a folder; null if it isn't a readable email. */
export async function parseMail({
  path,
  folder,
}: {
  path: string
  folder: string
}): Promise<ParsedMail | null> {
  const options = { attachmentEncoding: 'arraybuffer', maxNestingDepth: mostNested } as const
  const mail = await PostalMime.parse(await readFile(path), options).catch(() => null)
  if (mail === null) return null
  const taken = mail.attachments.filter((one) => isFile(one, mail)).slice(0, mostFiles)
  const files: ParsedFile[] = []
  for (const [index, { filename, content, mimeType }] of taken.entries()) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
    await writeFile(join(folder, String(index)), bytes)
    files.push({ fileName: nameOf(filename, mimeType, index), byteSize: bytes.byteLength })
  }
  const headers = mail.headers.map(({ key, value }) => ({ name: key, value: value.slice(0, 2_000) }))
  const own = mail.messageId?.trim().slice(0, 500)
  return {
    messageId: own || null,
    from: { address: clean(mail.from?.address).toLowerCase(), name: clean(mail.from?.name) },
    recipients: headers
      .filter(({ name }) => recipientHeaders.includes(name))
      .flatMap(({ value }) => value.toLowerCase().match(/[^\s<>",;:]+@[^\s<>",;:]+/g) ?? []),
    subject: clean(mail.subject),
    text: writtenIn(mail),
    headers,
    files,
  }
}

const clean = (text = ''): string => withoutControls(text).replace(/\s+/g, ' ').trim().slice(0, 300)

/** Removes control characters that no database or page accepts; line breaks stay. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

function writtenIn({ text, html }: Email): string {
  const plain = (text?.trim() ? text : wordsOf(html ?? '')).slice(0, mostText)
  const shown = new EmailReplyParser().read(plain.replaceAll('\r\n', '\n')).getVisibleText()
  return withoutControls(shown)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Removes quoted text as mail programs mark it. */
const wordsOf = (html: string): string =>
  plainTextOf(html.slice(0, 4 * mostText).replace(/<(?:blockquote|div class="gmail_quote)[\s\S]*$/i, ''), {
    isDivLine: true,
  })

function isFile({ disposition, contentId, content, mimeType }: Attachment, { html }: Email): boolean {
  if (mimeType === 'message/delivery-status') return false
  const isShown = disposition !== 'attachment' && contentId && html?.includes(contentId.replace(/[<>]/g, ''))
  const size = typeof content === 'string' ? content.length : content.byteLength
  return size > 0 && !(isShown && size <= smallPicture)
}

const nameOf = (name: string | null | undefined, mimeType: string, index: number): string =>
  clean(name ?? '')
    .replace(/^.*[\\/]/, '')
    .slice(-200) || `File ${index + 1}.${mimeType.split('/')[1]?.replace(/\W.*$/, '') ?? 'bin'}`
