import type { z } from 'zod'
import { table } from '#domain/table.ts'

/** The issues found, without alternatives that were not meant: for a union, those of the nearest branch. */
export const nearestIssues = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
    const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length)
    return nearestIssues(nearest.map((inner) => withinOf(issue.path, inner)))
  })

/** Prefixes the field names of a branch that was parsed on its own. */
function withinOf(above: readonly PropertyKey[], inner: z.core.$ZodIssue): z.core.$ZodIssue {
  const path = [...above, ...inner.path]
  const own = nameOf(inner.path)
  const message = inner.message.startsWith(`${own} `)
    ? nameOf(path) + inner.message.slice(own.length)
    : inner.message
  return { ...inner, path, message }
}

const nameOf = (path: readonly PropertyKey[] = []): string =>
  path.length > 0 ? `The field '${path.join('.')}'` : 'The body'

/** The validator's message when the schema has none of its own: it names the field and says what belongs there. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  const field = nameOf(issue.path)
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? `${field} is missing.`
      : `${field} is not ${kinds[issue.expected] ?? issue.expected}.`
  if (issue.code === 'too_small')
    return `${field} is too ${small(issue.origin)}: at least ${issue.minimum}${unit(issue.origin)}.`
  if (issue.code === 'too_big')
    return `${field} is too ${big(issue.origin)}: at most ${issue.maximum}${unit(issue.origin)}.`
  if (issue.code === 'invalid_value') return `${field} must be one of: ${issue.values.join(', ')}.`
  if (issue.code === 'invalid_format')
    return issue.format === 'uuid' ? `${field} is not a UUID.` : `${field} has the wrong format.`
  return `${field} is not as expected.`
}

const kinds = table<string>({
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  date: 'a date',
  object: 'an object',
  record: 'an object',
})

const isText = (origin: string): boolean => origin === 'string'
const small = (origin: string): string => (isText(origin) ? 'short' : 'small')
const big = (origin: string): string => (isText(origin) ? 'long' : 'large')
const unit = (origin: string): string => {
  if (isText(origin)) return ' characters'
  return origin === 'array' || origin === 'set' ? ' entries' : ''
}

/** The first issue, with its field. */
export function describeFirst(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = nearestIssues(issues)
  if (!issue) return 'The body is not as expected.'
  const path = issue.path.join('.')
  return issue.message.includes(`'${path}'`) || path === '' ? issue.message : `${path}: ${issue.message}`
}
