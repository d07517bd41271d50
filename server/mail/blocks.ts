import { mailColors, type ShopLook } from '#domain/shop/look.ts'
import { table } from '#domain/table.ts'
import { mailCopyOf } from '#server/kernel/mail-copies.ts'

/** What a mail is made of. HTML and text are rendered from the same blocks, so they cannot differ. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'rows'; rows: ReadonlyArray<{ label: string; value: string; isStrong?: boolean }> }
  | { kind: 'note'; text: string }
  /** Sizes in px; readers that show no pictures show `alt`. */
  | { kind: 'image'; src: string; alt: string; width: number; height: number }
  /** HTML of ours or sanitised, with styles of its own, and the same as text. */
  | { kind: 'html'; html: string; text: string }

export type MailContent = {
  subject: string
  preview: string
  blocks: readonly MailBlock[]
  headers?: Readonly<Record<string, string>>
}

export type MailShop = {
  siteName: string
  contactEmail: string
  origin: string
  /** The address of an order's page, open to whoever reads the mail; without an order the customer's own pages. */
  orderPage(orderId: string | null | undefined): string
  look: Pick<ShopLook, 'accent' | 'logo'>
}

const ink = '#1f1b16'
const soft = '#6b6358'
const line = '#e4ddd0'
const paper = '#f7f3ea'

const font = `font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`

/** A mail that reads well in clients that know only tables and inline styles, light and narrow ones too. */
export function renderHtml(content: MailContent, shop: MailShop): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${paper};${font};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="padding:0 8px 16px;font-weight:700;font-size:18px">${logoOf(shop)}${escapeHtml(shop.siteName)}</td></tr>
<tr><td style="background:#fff;border:1px solid ${line};border-radius:12px;padding:32px">${content.blocks.map((block) => htmlBlock(block, shop)).join('\n')}</td></tr>
<tr><td style="padding:16px 8px;color:${soft};font-size:13px;line-height:20px">${escapeHtml(shop.siteName)} · <a href="mailto:${escapeHtml(shop.contactEmail)}" style="color:${soft}">${escapeHtml(shop.contactEmail)}</a></td></tr>
</table></td></tr></table></body></html>`
}

const logoHeight = 36
const maxLogoWidth = 180

/** The shop's own mark; its name stands beside it, so it needs no words. */
function logoOf({ look: { logo }, origin }: MailShop): string {
  if (!logo) return ''
  const scale = Math.min(logoHeight / logo.height, maxLogoWidth / logo.width)
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)]
  const src = `${origin}${mailCopyOf(logo.src, 'png') ?? logo.src}`
  return `<img src="${escapeHtml(src)}" alt="" width="${width}" height="${height}" style="display:inline-block;vertical-align:middle;margin-right:10px;border:0">`
}

function htmlBlock(block: MailBlock, { look }: MailShop): string {
  const { action, onAction } = mailColors(look.accent)
  if (block.kind === 'heading')
    return `<h1 style="margin:0 0 12px;font-size:24px;line-height:30px">${escapeHtml(block.text)}</h1>`
  if (block.kind === 'paragraph')
    return `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(block.text)}</p>`
  if (block.kind === 'note')
    return `<p style="margin:16px 0 0;font-size:13px;line-height:20px;color:${soft}">${escapeHtml(block.text)}</p>`
  if (block.kind === 'image')
    return `<p style="margin:0 0 16px"><img src="${escapeHtml(block.src)}" alt="${escapeHtml(block.alt)}" width="${block.width}" height="${block.height}" style="display:block;border:0"></p>`
  if (block.kind === 'html') return block.html
  if (block.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;background:${action};color:${onAction};text-decoration:none;font-weight:600;font-size:16px;padding:12px 24px;border-radius:8px">${escapeHtml(block.label)}</a></p>`
  const rows = block.rows.map((row) => {
    const weight = row.isStrong ? 'font-weight:700;' : ''
    return `<tr><td style="padding:8px 0;border-top:1px solid ${line};${weight}">${escapeHtml(row.label)}</td><td align="right" style="padding:8px 0;border-top:1px solid ${line};white-space:nowrap;${weight}">${escapeHtml(row.value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:22px">${rows.join('')}</table>`
}

export function renderText(content: MailContent, shop: MailShop): string {
  const parts = content.blocks.map((block) => {
    if (block.kind === 'button') return `${block.label}:\n${block.href}`
    if (block.kind === 'rows')
      return block.rows.map((row) => (row.label ? `${row.label}: ${row.value}` : row.value)).join('\n')
    if (block.kind === 'image') return block.alt
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
