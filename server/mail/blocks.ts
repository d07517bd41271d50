import type { ShopLook } from '#domain/shop/look.ts'
import { mailColors } from '#domain/shop/look-colors.ts'
import type { OwnWords } from '#domain/shop/mail-words.ts'
import { table } from '#domain/table.ts'
import { mailCopyOf } from '#server/kernel/mail-copies.ts'

/** What an email consists of. HTML and text are rendered from the same blocks, so they cannot differ. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'rows'; rows: ReadonlyArray<{ label: string; value: string; isStrong?: boolean }> }
  | { kind: 'note'; text: string }
  | { kind: 'items'; items: readonly MailItem[] }
  /** Sizes in px; email programs that show no images show `alt`. */
  | { kind: 'image'; src: string; alt: string; width: number; height: number }
  /** HTML that is our own or sanitized, with its own styles, and the same content as text. */
  | { kind: 'html'; html: string; text: string }

/** A purchased item with its chosen options. `picture` is a path in the shop, null if there is none. */
export type MailItem = {
  name: string
  options: readonly string[]
  quantity: number
  total: string
  picture: string | null
}

export type MailContent = {
  subject: string
  preview: string
  blocks: readonly MailBlock[]
  headers?: Readonly<Record<string, string>>
}

export type MailShop = {
  siteName: string
  contactEmail: string
  contactPhone: string
  /** The time zone for dates and times, an IANA name. */
  timeZone: string
  pickupAddress: { street1: string; city: string; state: string; zip: string }
  origin: string
  /** The address of an order's page, open to anyone who reads the email; without an order, the customer's own pages. */
  orderPage(orderId: string | null | undefined): string
  look: Pick<ShopLook, 'accent' | 'logo'>
  /** The owner's own wording, by email name. */
  ownWords: OwnWords
}

const ink = '#1f1b16'
const soft = '#6b6358'
const line = '#e4ddd0'
const paper = '#f7f3ea'
const card = '#ffffff'

const font = `font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`
const headingFont = `font-family:'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif`

/** For readers who prefer dark mode, in mail programs that support the query; the inline styles are for all others. */
const styleFor = (dark: string): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media ${dark}{
.paper{background:#16130f !important;color:#f2ece1 !important}
.card{background:#221e19 !important;border-color:#3b352d !important}
.ink{color:#f2ece1 !important}
.soft,.soft a{color:#b8ae9f !important}
.line{border-color:#3b352d !important}
}
@media (max-width:480px){.card{padding:24px 18px !important}.outer{padding:20px 10px !important}}`

/** The four inks, as small as they appear on the edge of a print. */
const inks = ['#00a0d6', '#e4007c', '#ffd21f', '#6b6358']
const inkMarks = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${inks.map((color) => `<td style="width:14px;height:4px;line-height:4px;font-size:0;background:${color}">&nbsp;</td>`).join('')}</tr></table>`

const whenDark = { reader: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' } as const

/**
 * An email that reads well in clients that only support tables and inline styles, including dark and narrow ones. It
 * follows the reader's preference, unless a preview forces light or dark.
 */
export function renderHtml(
  content: MailContent,
  shop: MailShop,
  scheme: keyof typeof whenDark = 'reader',
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${styleFor(whenDark[scheme])}</style></head>
<body class="paper" style="margin:0;background:${paper};${font};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td class="ink" style="padding:0 8px 16px;${headingFont};font-weight:700;font-size:19px;color:${ink}">${headOf(shop)}</td></tr>
<tr><td class="card" style="background:${card};border:1px solid ${line};border-radius:12px;padding:32px">${inkMarks}<div style="height:20px;line-height:20px">&nbsp;</div>${content.blocks.map((block) => htmlBlock(block, shop)).join('\n')}</td></tr>
<tr><td class="soft" style="padding:16px 8px;color:${soft};font-size:13px;line-height:20px">${footOf(shop)}</td></tr>
</table></td></tr></table></body></html>`
}

const headOf = (shop: MailShop): string =>
  `<a href="${escapeHtml(shop.origin)}" class="ink" style="color:${ink};text-decoration:none">${logoOf(shop)}${escapeHtml(shop.siteName)}</a>`

function footOf({ siteName, contactEmail, contactPhone, pickupAddress }: MailShop): string {
  const { street1, city, state, zip } = pickupAddress
  const place = [street1, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  const mail = `<a href="mailto:${escapeHtml(contactEmail)}" style="color:${soft}">${escapeHtml(contactEmail)}</a>`
  return [
    escapeHtml(siteName),
    escapeHtml(place),
    [mail, escapeHtml(contactPhone)].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('<br>')
}

const logoHeight = 36
const maxLogoWidth = 180

/** The shop's own logo; its name is next to it, so it needs no alt text. */
function logoOf({ look: { logo }, origin }: MailShop): string {
  if (!logo) return ''
  const scale = Math.min(logoHeight / logo.height, maxLogoWidth / logo.width)
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)]
  const src = `${origin}${mailCopyOf(logo.src, 'png') ?? logo.src}`
  return `<img src="${escapeHtml(src)}" alt="" width="${width}" height="${height}" style="display:inline-block;vertical-align:middle;margin-right:10px;border:0">`
}

function htmlBlock(block: MailBlock, { look, origin }: MailShop): string {
  const { action, onAction } = mailColors(look.accent)
  if (block.kind === 'heading')
    return `<h1 class="ink" style="margin:0 0 12px;${headingFont};font-size:26px;line-height:32px;color:${ink}">${escapeHtml(block.text)}</h1>`
  if (block.kind === 'paragraph')
    return `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeLines(block.text)}</p>`
  if (block.kind === 'note')
    return `<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:20px;color:${soft}">${escapeLines(block.text)}</p>`
  if (block.kind === 'image')
    return `<p style="margin:0 0 16px"><img src="${escapeHtml(block.src)}" alt="${escapeHtml(block.alt)}" width="${block.width}" height="${block.height}" style="display:block;border:0"></p>`
  if (block.kind === 'html') return block.html
  if (block.kind === 'items') return itemsTable(block.items, origin)
  if (block.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;background:${action};color:${onAction};text-decoration:none;font-weight:600;font-size:16px;padding:12px 24px;border-radius:8px">${escapeHtml(block.label)}</a></p>`
  const rows = block.rows.map((row) => {
    const weight = row.isStrong ? 'font-weight:700;' : ''
    const cell = `padding:8px 0;border-top:1px solid ${line};${weight}`
    return `<tr><td class="line" style="${cell}">${escapeHtml(row.label)}</td><td class="line" align="right" style="${cell}white-space:nowrap;padding-left:16px">${escapeHtml(row.value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:22px">${rows.join('')}</table>`
}

/** Side of an item's picture in px. */
const pictureSide = 104

function itemsTable(items: readonly MailItem[], origin: string): string {
  const rows = items.map(({ name, options, quantity, total, picture }) => {
    const image = picture
      ? `<img src="${escapeHtml(origin + picture)}" alt="${escapeHtml(name)}" width="${pictureSide}" height="${pictureSide}" style="display:block;border:0;border-radius:8px;background:#f1efea">`
      : ''
    const chosen =
      options.length > 0
        ? `<br><span class="soft" style="color:${soft}">${escapeHtml(options.join(', '))}</span>`
        : ''
    const cell = `padding:12px 0;border-top:1px solid ${line}`
    return `<tr>${image && `<td class="line" width="${pictureSide}" valign="top" style="${cell};padding-right:16px">${image}</td>`}<td class="line"${image ? '' : ' colspan="2"'} valign="top" style="${cell}"><strong>${escapeHtml(name)}</strong>${chosen}<br><span class="soft" style="color:${soft}">Quantity ${quantity}</span></td><td class="line" align="right" valign="top" style="${cell};padding-left:12px;white-space:nowrap;font-weight:600">${escapeHtml(total)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0;font-size:15px;line-height:22px">${rows.join('')}</table>`
}

const itemLine = ({ name, options, quantity, total }: MailItem): string =>
  `${quantity} × ${[name, ...options].join(', ')}: ${total}`

export function renderText(content: MailContent, shop: MailShop): string {
  const parts = content.blocks.map((block) => {
    if (block.kind === 'button') return `${block.label}:\n${block.href}`
    if (block.kind === 'rows')
      return block.rows.map((row) => (row.label ? `${row.label}: ${row.value}` : row.value)).join('\n')
    if (block.kind === 'image') return block.alt
    if (block.kind === 'items') return block.items.map(itemLine).join('\n')
    return block.text
  })
  return `${parts.join('\n\n')}\n\n-- \n${shop.siteName}\n${shop.contactEmail}\n`
}

const entities = table<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const escapeLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
