import { formatMoment } from '../shop/shop-time.ts'
import { isOwnId } from '../uuid.ts'

/** One field that a change affected, in readable form; null where there was or is nothing. */
export type AuditChange = { label: string; before: string | null; after: string | null }

const maxDepth = 4

/**
 * Before and after of an audit entry, field by field, differences only; nested fields have names such as "Address ›
 * City". Times are formatted for `timeZone`.
 */
export function changesOf(before: unknown, after: unknown, timeZone: string): AuditChange[] {
  const then = new Map(fieldsOf(before, timeZone))
  const now = new Map(fieldsOf(after, timeZone))
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((label) => {
    const change = { label, before: then.get(label) ?? null, after: now.get(label) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function fieldsOf(value: unknown, timeZone: string, path: readonly string[] = []): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value === 'object' && !Array.isArray(value) && path.length < maxDepth)
    return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, timeZone, [...path, name]))
  if (Array.isArray(value) && value.some(isThing) && path.length < maxDepth)
    return value.flatMap((inner, at) => fieldsOf(inner, timeZone, [...path, String(at + 1)]))
  const shown = toWords(value, path.at(-1) ?? '', timeZone)
  return shown === '' ? [] : [[path.map(humanised).join(' › ') || 'Value', shown]]
}

const isThing = (value: unknown): boolean => typeof value === 'object' && value !== null

/** "basePriceCents" becomes "Base price", "is_active" becomes "Is active". */
function humanised(name: string): string {
  const words = name
    .replace(/(Cents|_cents)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const moneyName = /(cents|price|threshold|amount|total|rate from|free shipping from)$/i

/** Fields whose values are our own codes, such as "in_production". */
const codeName = /(status|state|reason|kind|method|delivery|place)$/i
const codeShape = /^[a-z]+(_[a-z]+)*$/
const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
/** Ids are shortened to their beginning, as they are elsewhere. */
function toWords(value: unknown, name: string, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (name === 'taxRate' && typeof value === 'number') return `${value / 100}%`
  if (typeof value === 'number' && Number.isInteger(value) && moneyName.test(name))
    return (value / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  if (Array.isArray(value))
    return value.map((part) => (isThing(part) ? JSON.stringify(part) : String(part))).join(', ')
  if (isThing(value)) return JSON.stringify(value)
  const text = String(value)
  if (codeName.test(name) && codeShape.test(text)) return humanised(text)
  if (momentShape.test(text)) return formatMoment(new Date(text), timeZone)
  if (isOwnId(text)) return text.slice(0, 8)
  return /<[a-z][^>]*>/i.test(text) ? wordsOfHtml(text) : text
}

const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<\/(p|h[1-6]|li|blockquote|tr)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
