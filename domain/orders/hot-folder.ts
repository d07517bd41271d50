import { z } from 'zod'
import { isFolderBelow } from '../folder-path.ts'

/** When a roll is sent to its printer's hot folder automatically. */
export const releases = ['by_hand', 'ready', 'printed'] as const
export type Release = (typeof releases)[number]
export const releaseNames: Record<Release, string> = {
  by_hand: 'When someone sends it',
  ready: 'As soon as a roll is drawn',
  printed: 'When a roll is marked as printed',
}

export const hotFolderKinds = ['path', 'sftp'] as const
export const sidecarFormats = ['none', 'json', 'xml'] as const
export type SidecarFormat = (typeof sidecarFormats)[number]

export const deliveryStates = ['waiting', 'placing', 'delivered', 'failed'] as const
export type RollDeliveryState = (typeof deliveryStates)[number]
export const deliveryStateNames: Record<RollDeliveryState, string> = {
  waiting: 'Being sent',
  placing: 'Being sent',
  delivered: 'In the hot folder',
  failed: 'Not sent',
}

/** Where a printer's RIP picks up files. A folder on this machine is below the one that the operator names. */
export const hotFolderSchema = z
  .object({
    kind: z.enum(hotFolderKinds),
    folder: z.string().trim().min(1, 'Enter the folder').max(300, 'At most 300 characters'),
    host: z.string().trim().max(253, 'At most 253 characters').default(''),
    port: z.coerce.number('Enter a port such as 22').int().min(1).max(65_535).default(22),
    user: z.string().trim().max(100, 'At most 100 characters').default(''),
    /** The server's key in OpenSSH format; empty until learned from the first connection. */
    hostKey: z
      .string()
      .trim()
      .regex(/^(SHA256:[A-Za-z0-9+/]{43})?$/, 'Enter SHA256: followed by 43 characters, or leave it empty')
      .default(''),
    release: z.enum(releases).default('by_hand'),
    sidecar: z.enum(sidecarFormats).default('none'),
    /** Empty for the default template. */
    template: z.string().max(4_000, 'At most 4,000 characters').default(''),
  })
  .superRefine(({ kind, folder, host, user, sidecar, template }, context) => {
    const wrong = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'path' && !isFolderBelow(folder))
      wrong('folder', 'Enter a folder name such as epson-1, without .. and without a slash at the start')
    if (kind === 'sftp' && !/^[a-z0-9.:-]+$/i.test(host)) wrong('host', 'Enter the server’s name or address')
    if (kind === 'sftp' && user === '') wrong('user', 'Enter the user’s name')
    const unknown = [...template.matchAll(sidecarWord)].find(([, word = '']) => !isSidecarWord(word))
    if (unknown) wrong('template', `There’s no ${unknown[0]} to fill in`)
    if (sidecar === 'json' && !isJson(fillSidecar({ sidecar, template }, sidecarWords)))
      wrong('template', 'This doesn’t turn into valid JSON. Put each word in quotes')
  })
export type HotFolder = z.output<typeof hotFolderSchema>

/** What a sidecar file may contain, with an example of each. */
export const sidecarWords = {
  file: 'ROLL-000012-22x148in.png',
  roll: 'ROLL-000012',
  printer: 'DTF printer',
  width: '22',
  length: '148.5',
  dpi: '300',
  copies: '1',
  pieces: '40',
  sha256: '9f86d081…',
}
export type SidecarWord = keyof typeof sidecarWords
const isSidecarWord = (word: string): word is SidecarWord => Object.hasOwn(sidecarWords, word)
const sidecarWord = /\{\{(\w*)\}\}/g

const usualSidecars: Record<SidecarFormat, string> = {
  none: '',
  json: `{
  "file": "{{file}}",
  "job": "{{roll}}",
  "printer": "{{printer}}",
  "widthInches": "{{width}}",
  "lengthInches": "{{length}}",
  "dpi": "{{dpi}}",
  "copies": "{{copies}}",
  "pieces": "{{pieces}}",
  "sha256": "{{sha256}}"
}
`,
  xml: `<?xml version="1.0" encoding="UTF-8"?>
<job name="{{roll}}" printer="{{printer}}">
  <file sha256="{{sha256}}">{{file}}</file>
  <size unit="in" width="{{width}}" length="{{length}}" dpi="{{dpi}}"/>
  <copies>{{copies}}</copies>
  <pieces>{{pieces}}</pieces>
</job>
`,
}

const escapes: Record<SidecarFormat, (text: string) => string> = {
  none: (text) => text,
  json: (text) => JSON.stringify(text).slice(1, -1),
  xml: (text) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`),
}

/** The template with its placeholders filled in, escaped for its format. */
export const fillSidecar = (
  { sidecar, template }: Pick<HotFolder, 'sidecar' | 'template'>,
  told: Record<SidecarWord, string>,
): string =>
  (template || usualSidecars[sidecar]).replaceAll(sidecarWord, (_, word: string) =>
    isSidecarWord(word) ? escapes[sidecar](told[word]) : '',
  )

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.stringify(JSON.parse(text)))
  } catch {
    return false
  }
}
