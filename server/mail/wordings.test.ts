import { expect, test } from 'vitest'
import { seedLook } from '#domain/shop/look.ts'
import { fillPlaceholders, type MailWords, mailParts } from '#domain/shop/mail-words.ts'
import { type MailShop, renderHtml, renderText } from './blocks.ts'
import type { MailWording } from './template.ts'
import { wordings } from './templates/all.ts'
import { orderLink } from './templates/link-to-order.ts'

const shop: MailShop = {
  siteName: 'Ink & Film',
  contactEmail: 'hello@shop.example',
  contactPhone: '512 555 0100',
  timeZone: 'America/Chicago',
  pickupAddress: { street1: '1 Test Way', city: 'Austin', state: 'TX', zip: '78702' },
  origin: 'https://shop.example',
  orderPage: () => 'https://shop.example/order/held',
  look: seedLook,
  ownWords: {},
}

const written = (wording: MailWording, words: Partial<MailWords> = {}) => {
  const worded = { ...shop, ownWords: { [wording.name]: words } }
  const content = wording.writeSample(worded)
  return {
    subject: content.subject,
    html: renderHtml(content, worded),
    text: renderText(content, worded),
    headers: content.headers,
  }
}

/** Texts have their own test. */
const all = [...wordings.values()].filter(({ isText }) => !isText)
const named = all.map((wording): [string, MailWording] => [wording.name, wording])

const wordsOf = (say: (part: string) => string): MailWords => ({
  ...{ subject: say('subject'), preview: say('preview'), heading: say('heading') },
  ...{ before: say('before'), after: say('after'), note: say('note') },
})

const linksOf = (html: string): string[] => [...html.matchAll(/ (?:href|src)="[^"]*"/g)].map(([link]) => link)

/** As a browser shows the text between tags. */
const shown = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test.each(named)('%s: the built-in wording has a value for each placeholder', (_name, wording) => {
  const { subject, html, text } = written(wording)
  for (const words of [subject, shown(html), text]) expect(words).not.toMatch(/[{}]/)
  for (const part of mailParts)
    for (const [, name] of wording.standard[part].matchAll(/\{([^{}]*)\}/g))
      expect(wording.placeholders).toContain(name)
})

test.each(named)(
  '%s: custom wording appears in subject, HTML and text, filled and escaped',
  (_name, wording) => {
    const values = [...wording.sampleValues(shop)]
    expect(values.map(([name]) => name)).toEqual(wording.placeholders)
    const all = wording.placeholders.map((name) => `${name}: {${name}}`).join('; ')
    const filled = values.map(([name, value]) => `${name}: ${value}`).join('; ')
    const own = written(
      wording,
      wordsOf((part) => `<b class="x">${part}</b> & ${all}`),
    )
    const said = (part: string) => `<b class="x">${part}</b> & ${filled}`

    expect(own.subject).toBe(said('subject'))
    expect(own.html).not.toContain('<b class')
    for (const part of mailParts) expect(shown(own.html)).toContain(said(part))
    for (const part of ['heading', 'before', 'after', 'note']) expect(own.text).toContain(said(part))
  },
)

test.each(named)('%s: whatever the wording, the facts, links and headers stay', (_name, wording) => {
  const standard = written(wording)
  const own = written(
    wording,
    wordsOf(() => 'Own'),
  )
  expect(linksOf(own.html)).toEqual(linksOf(standard.html))
  expect(own.headers).toEqual(standard.headers)
  const values = wording.sampleValues(shop)
  const said = Object.values(wording.standard).flatMap((words) =>
    fillPlaceholders(words, values).split('\n\n'),
  )
  const factsOf = (text: string) =>
    text.split('\n\n').filter((part) => part !== 'Own' && !said.includes(part))
  expect(factsOf(own.text)).toEqual(factsOf(standard.text))
})

test('a part with a placeholder that the email does not know falls back to the built-in wording', () => {
  const wording = wordings.get('order-shipped')
  if (!wording) throw new Error('no such mail')
  const { subject, text } = written(wording, { subject: '{code} of {order}', heading: 'On the truck' })
  expect(subject).toBe('Order GW-000123 is on its way')
  expect(text).toContain('On the truck')
})

test.each(['new-device', 'account-deleted', 'accounts-merged'])(
  'the time in %s is written in the shop’s time zone, with its name',
  (name) => {
    const wording = wordings.get(name)
    if (!wording) throw new Error('no such mail')
    const textIn = (timeZone: string) => {
      const there = { ...shop, timeZone }
      return renderText(wording.writeSample(there), there)
    }
    expect(textIn('America/Chicago')).toContain('Nov 20, 2026, 10:30 AM (Central Time)')
    expect(textIn('Pacific/Auckland')).toContain('Nov 21, 2026, 5:30 AM (New Zealand Time)')
  },
)

test('braces that a customer typed are shown unchanged', () => {
  const { subject } = orderLink.write({ orderNumber: '{name}', customerName: 'Ada' }, shop)
  expect(subject).toBe('Your link to order {name}')
})
